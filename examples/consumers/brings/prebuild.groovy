// Makes a project for each artifact of the release, all in one build.
def project = new File(basedir, 'pom.xml')
def template = project.text
def artifacts = new File(basedir, 'artifacts.txt').readLines()

artifacts.each { artifact ->
    def folder = new File(basedir, artifact)
    folder.mkdir()
    new File(folder, 'pom.xml').text = template.replace('${artifact}', artifact)
}
def modules = artifacts.collect { "<module>$it</module>" }.join()
project.text = """<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>brings</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <modules>$modules</modules>
</project>
"""

true
