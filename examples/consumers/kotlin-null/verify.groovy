// it failed; at each null, and nowhere else?
def refused = []
new File(basedir, 'src/main/kotlin/Nulls.kt').eachLine { line, number ->
    if (line.endsWith('// refused')) {
        refused << number
    }
}
def found = (new File(basedir, 'build.log').text =~ /Nulls\.kt:\[?(\d+)[,:]/).collect { it[1] as int }.unique().sort()
assert found == refused
