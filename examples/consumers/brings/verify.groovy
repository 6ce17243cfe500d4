// What an artifact brings at run time is what the table of core/ARCHITECTURE.md says: | `artifact` | what it is | brings |
def page = new File(basedir, '../../../../../core/ARCHITECTURE.md').readLines()

new File(basedir, 'artifacts.txt').eachLine { artifact ->
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
