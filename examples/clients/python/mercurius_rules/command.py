"""The program mercurius, which plays the games: how it is started, and what it refuses."""
import os
import shutil
import subprocess
import sys
from typing import List, Optional, Sequence

_HERE = os.path.dirname(os.path.abspath(__file__))
_JAR = os.path.join(_HERE, "mercurius.jar")
_BUILT = os.path.join(_HERE, "..", "..", "..", "mercurius", "target", "mercurius.jar")  # in the folder of the project


class Refused(RuntimeError):
    """What the program mercurius refuses, in its words."""


def find(command: Optional[Sequence[str]] = None) -> List[str]:
    """How to start the program: what is given, else java with the jar in MERCURIUS_JAR or in this package.

    java is that in JAVA_HOME, else the one on the path; it must be version 17 or later.
    """
    if command is not None:
        if isinstance(command, str):
            raise TypeError("command: %r, expected a list such as ['java', '-jar', 'mercurius.jar']" % command)
        return list(command)
    jar = os.environ.get("MERCURIUS_JAR") or next((jar for jar in (_JAR, _BUILT) if os.path.isfile(jar)), _JAR)
    if not os.path.isfile(jar):
        raise FileNotFoundError("%s: no such file, expected the jar of the program mercurius: set MERCURIUS_JAR" % jar)
    home = os.environ.get("JAVA_HOME")
    java = os.path.join(home, "bin", "java") if home else shutil.which("java")
    if java is None:
        raise FileNotFoundError("java: not on the path, expected Java 17 or later: install it, or set JAVA_HOME")
    return [java, "-jar", jar]


def run(arguments: Sequence[str], given: str = "", command: Optional[Sequence[str]] = None) -> str:
    """What the program prints. Refused if it ends with an error."""
    ran = subprocess.run(find(command) + list(arguments), input=given.encode("utf-8"),
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if ran.returncode != 0:
        raise Refused(ran.stderr.decode("utf-8").strip() or ran.stdout.decode("utf-8").strip())
    return ran.stdout.decode("utf-8")


def main() -> int:
    """The command mercurius-rules: the program with the same arguments, such as mercurius-rules play."""
    try:
        return subprocess.call(find() + sys.argv[1:])
    except FileNotFoundError as missing:
        print(missing, file=sys.stderr)
        return 1
