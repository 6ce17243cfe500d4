// a line for each bot: it played all games, and never failed
def scores = { name, games ->
    def lines = new File(basedir, "target/${name}.csv").readLines()*.split(',')
    def bots = lines.drop(1).collect { line -> [lines[0], line].transpose().collectEntries() }
    assert bots.size() == 3
    assert bots.every { it.games == games && it.failures == '0' }
    bots
}
def jar = scores('jar', '12')
scores('processes', '6')

// the option reaches the provider: without a level the bot never buys, and keeps its 70 guilders
assert jar.find { it.bot == 'my-bot' }.wealth == '70.0'
assert jar.find { it.bot == 'my-bot:level=3' }.wealth != '70.0'
assert new File(basedir, 'build.log').text.contains("bot: 'my-bot:level=high': level: 'high', expected 0 to 3")
