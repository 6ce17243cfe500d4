"""Puts the program mercurius into the wheel, where it is built: MERCURIUS_JAR, or that of this project."""
import os
import shutil

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = os.path.dirname(os.path.abspath(__file__))
JAR = os.environ.get("MERCURIUS_JAR") or os.path.join(HERE, "..", "..", "mercurius", "target", "mercurius.jar")


class BuildWithJar(build_py):
    def run(self):
        super().run()
        if os.path.isfile(JAR) and not getattr(self, "editable_mode", False):
            shutil.copyfile(JAR, os.path.join(self.build_lib, "mercurius_rules", "mercurius.jar"))


setup(cmdclass={"build_py": BuildWithJar})
