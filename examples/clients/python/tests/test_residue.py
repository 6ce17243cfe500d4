"""Nothing stays behind, in memory, in files or as a process, however a program ends."""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from commands import COMMAND
from mercurius_rules import Batch

BEGIN = """
import os, sys, json
from mercurius_rules import Batch
batch = Batch(command=json.loads(sys.argv[1]), games=64)
print(batch.process_id, flush=True)
batch.step([0] * 64)
"""


def ended(process, patience=30):
    """Whether a process ends soon."""
    until = time.time() + patience
    while time.time() < until:
        try:
            with open("/proc/%d/stat" % process) as file:
                if file.read().rsplit(")", 1)[1].split()[0] == "Z":
                    return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


@unittest.skipUnless(os.path.isdir("/proc/self"), "skipped: processes are watched in /proc, which is not here")
class ResidueTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()  # for this test alone: other programs use the shared one
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.before = self.residue()

    def residue(self):
        """What lies in the folder for temporary files, and with our name in the one for shared memory."""
        shared = os.listdir("/dev/shm") if os.path.isdir("/dev/shm") else ()
        return set(os.listdir(self.folder)) | {name for name in shared if name.startswith("mercurius")}

    def start(self, end, **pipes):
        command = COMMAND and COMMAND[:1] + ["-Djava.io.tmpdir=" + self.folder] + COMMAND[1:]
        return subprocess.Popen([sys.executable, "-B", "-c", BEGIN + end, json.dumps(command)],
                                env=dict(os.environ, TMPDIR=self.folder), **pipes)

    def ending(self, end, code):
        program = self.start(end, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        java = int(program.stdout.readline())
        if code == -signal.SIGKILL:
            time.sleep(0.2)
            program.kill()
        printed, errors = program.communicate()
        self.assertEqual(program.returncode, code, errors)
        self.assertTrue(ended(java), "the Java process %d goes on" % java)
        self.assertEqual(self.residue(), self.before)
        return printed

    def test_kill(self):
        self.ending("sys.stdin.read()", -signal.SIGKILL)

    def test_kill_while_java_starts(self):
        for wait in (0.02, 0.1, 0.2, 0.4):
            program = self.start("", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(wait)
            program.kill()
            program.wait()
        time.sleep(2)
        self.assertEqual(self.residue(), self.before)

    def test_system_exit(self):
        self.ending("sys.exit(3)", 3)

    def test_exception(self):
        self.ending("raise ValueError('of the learner')", 1)

    def test_abrupt_exit(self):
        self.ending("os._exit(5)", 5)

    def test_a_fork_has_no_part_in_it(self):
        printed = self.ending("""
child = os.fork()
if child == 0:
    try:
        batch.step([0] * 64)
    except RuntimeError as refused:
        print(refused, flush=True)
    os._exit(0)
os.waitpid(child, 0)
batch.step([0] * 64)
if os.fork() == 0:              # outlives the parent, and must not keep the games alive
    import time
    os.close(1), os.close(2), time.sleep(5)
    os._exit(0)
""", 0)
        self.assertIn("it belongs to the process that forked this one", printed)

    def test_two_batches_and_their_garbage(self):
        one, other = Batch(command=COMMAND), Batch(command=COMMAND)
        java = one.process_id
        del one
        self.assertTrue(ended(java))
        other.step([0])
        other.close()

    def test_a_java_process_that_dies_is_told(self):
        batch = Batch(command=COMMAND)
        os.kill(batch.process_id, signal.SIGKILL)
        with self.assertRaisesRegex(RuntimeError, "ended, exit code -9"):
            batch.step([0])
            batch.step([0])
        with self.assertRaisesRegex(RuntimeError, "ended, exit code -9"):
            batch.reset(1)


if __name__ == "__main__":
    unittest.main()
