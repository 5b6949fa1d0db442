"""Firefox, driven by the protocol that it speaks itself: no driver has to be installed for it."""

import json
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

PREFERENCES = {
    "marionette.port": 0,
    "layout.css.devPixelsPerPx": "1",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """A headless Firefox with a profile of its own, at a scale of the screen."""

    def __init__(self, scale=1):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = pathlib.Path(self.folder.name)
        preferences = {**PREFERENCES, "layout.css.devPixelsPerPx": str(scale)}
        (profile / "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in preferences.items()))
        self.process = subprocess.Popen(
            [shutil.which("firefox-esr") or "firefox", "--headless", "--no-remote", "--marionette",
             "--window-size=1400,1000", "--profile", str(profile)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.count = 0
        self.connection = socket.create_connection(("127.0.0.1", self.port(profile)), timeout=120)
        self.stream = self.connection.makefile("rwb")
        self.receive()
        self.send("WebDriver:NewSession", capabilities={})
        self.send("WebDriver:SetTimeouts", script=110_000)

    def port(self, profile):
        """The port that Firefox chose, which it writes into its profile."""
        file = profile / "MarionetteActivePort"
        for _ in range(600):
            if file.exists() and file.read_text():
                return int(file.read_text())
            time.sleep(0.1)
        raise TimeoutError("Firefox does not listen")

    def receive(self):
        length = b""
        while (byte := self.stream.read(1)) != b":":
            length += byte
        return json.loads(self.stream.read(int(length)))

    def send(self, command, **parameters):
        self.count += 1
        message = json.dumps([0, self.count, command, parameters]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, answer = self.receive()
        if error:
            raise RuntimeError(f"{error['error']}: {error['message']}")
        return answer

    def open(self, address):
        self.send("WebDriver:Navigate", url=address)

    def run_script(self, script, *arguments):
        answer = self.send("WebDriver:ExecuteScript", script=script, args=arguments, sandbox=None)
        return answer["value"]

    def close(self):
        self.stream.close()
        self.connection.close()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()
