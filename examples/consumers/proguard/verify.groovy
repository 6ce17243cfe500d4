// the same refusal in three languages, from an app whose classes have other names
def said = new File(basedir, 'target/said.txt').readLines('UTF-8')
assert said[0] == 'the game is over'
assert said[1].startsWith('gra ')
assert said[2].startsWith('la partita ')
assert said[3] == '[BLACK_MARKET, DIVIDEND, NEWS]'

// and of the libraries' classes only those have their names that Jackson asks for
def names = [:]
new File(basedir, 'target/mapping.txt').eachLine { line ->
    def renamed = line =~ /^(io\.github\.mercurius\.\S+) -> (\S+):$/
    renamed.each { names[it[1]] = it[2] }
}
assert names['io.github.mercurius.core.GameState'] == said[4]
assert names.findAll { it.key == it.value }.keySet() == [
        'io.github.mercurius.json.MercuriusModule', 'io.github.mercurius.mercatores.json.MercatoresModule',
        'io.github.mercurius.mercado.json.MercadoModule'] as Set

true
