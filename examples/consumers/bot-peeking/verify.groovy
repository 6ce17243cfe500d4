// it failed; for the right reason?
def log = new File(basedir, 'build.log').text
assert log.contains('Peeking.java') && log.contains('package io.github.mercurius.core does not exist')
