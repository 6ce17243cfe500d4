// Runs on the first JDK from 21 on that is found, by an environment variable or where JDKs are usually installed.

def named = System.getenv().findAll { it.key ==~ /J(AVA_HOME|DK).*/ }.collect { new File(it.value) }
def installed = ['/usr/lib/jvm', System.getProperty('user.home') + '/.sdkman/candidates/java']
        .collect { new File(it).listFiles()?.toList() ?: [] }.flatten().sort()
def macs = (new File('/Library/Java/JavaVirtualMachines').listFiles()?.toList() ?: []).collect { new File(it, 'Contents/Home') }

def version = { File jdk ->
    def release = new File(jdk, 'release')
    def line = release.file ? release.readLines().find { it.startsWith('JAVA_VERSION=') } : null
    line && new File(jdk, 'bin/javac').exists() ? line.replaceAll(/[^0-9.]/, '').tokenize('.')[0] as int : 0
}

def jdk = ([new File(System.getProperty('java.home'))] + named + installed + macs).find { version(it) >= 21 }
if (jdk == null) {
    println '''
        ****************************************************************************************
        SKIPPED: no JDK from 21 on was found, so nobody checked that a switch over the sealed
        types needs no default. Let JAVA_HOME_21 (or any JAVA_HOME_*, JDK*) name one.
        ****************************************************************************************
        '''.stripIndent()
    return false
}
new File(basedir, 'test.properties').text = "jdk = ${jdk.path.replace('\\', '/')}\n"
return true
