"""Builds the wheel against the libraries that pkg-config finds; tools/dev/python runs this."""

import subprocess

from pybind11.setup_helpers import Pybind11Extension
from setuptools import setup


def pkg_config(*arguments: str) -> list[str]:
    return subprocess.run(["pkg-config", *arguments], check=True, capture_output=True, text=True).stdout.split()


setup(
    name="bones",
    version=pkg_config("--modversion", "bones")[0],
    description="Reads and judges recorded domino games",
    license="MIT",
    python_requires=">=3.9",
    packages=["bones"],
    package_data={"bones": ["py.typed", "*.pyi"]},
    ext_modules=[
        Pybind11Extension(
            "bones._native",
            ["native.cpp"],
            cxx_std=17,
            extra_compile_args=pkg_config("--cflags", "bones"),
            extra_link_args=pkg_config("--libs", "bones") + ["-Wl,--gc-sections", "-Wl,--exclude-libs,ALL"],
        )
    ],
)
