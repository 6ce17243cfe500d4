// What an artifact brings at run time is what the table of core/ARCHITECTURE.md says: | `artifact` | what it is | brings |
def page = new File(basedir, '../../../../../core/ARCHITECTURE.md').readLines()

['mercurius-api', 'mercurius-core', 'mercurius-json', 'mercurius-testkit', 'mercurius-bots', 'mercurius-learning',
 'mercatores', 'mercado', 'mercatores-json', 'mercado-json', 'rules-api', 'rules-arena', 'rules-tournament',
 'rules-testkit', 'rules-json', 'rules-jackson3', 'rules-bots', 'rules-common',
 'rules-learning', 'rules-search', 'mercatores-learning', 'mercado-learning'].each { artifact ->
    def row = page.find { it.startsWith("| `$artifact` |") }
    assert row != null: "the page says nothing about $artifact"
    def said = (row.split(/\|/)[3] =~ /`([^`]+)`/).collect { it[1] } as Set
    def brought = (new File(basedir, "target/${artifact}.txt").text =~ /[\w.-]+:([\w.-]+):jar:/).collect { it[1] } as Set
    assert brought - artifact == said
    assert brought.contains(artifact)

    // and it came from where the release was deployed to
    def place = new File(localRepositoryPath, "io/github/mercurius-rules/$artifact/0.0.0-rehearsal")
    assert new File(place, '_remote.repositories').readLines().contains("$artifact-0.0.0-rehearsal.jar>rehearsal=" as String)
}

true
