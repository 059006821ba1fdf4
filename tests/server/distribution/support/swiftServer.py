"""OpenStack Swift with its S3 API in one process: proxy, accounts, containers and objects, on one device with one copy.

Usage: swiftServer.py <empty folder> <account:user> <secret>. It says "ready <port>" once it answers on 127.0.0.1.
"""

import eventlet

eventlet.monkey_patch()

import logging
import sys
from pathlib import Path

import eventlet.wsgi
from paste.deploy import loadapp
from swift.common import storage_policy, utils
from swift.common.ring import RingBuilder

folder = Path(sys.argv[1]).resolve()
account, user = sys.argv[2].split(":")
secret = sys.argv[3]

# Its own errors would go to a syslog that is not there.
silent = logging.getLogger("silent")
silent.addHandler(logging.NullHandler())
silent.propagate = False


class Cache:
    """Stands in for memcached, without which the proxy refuses to answer."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def delete(self, key, **_):
        self.values.pop(key, None)


def listen():
    return eventlet.listen(("127.0.0.1", 0))


def port_of(listening):
    return listening.getsockname()[1]


def serve(listening, name, settings, cache=None):
    file = folder / f"{name}.conf"
    # A busy machine is no broken disk: a list must have each object at once.
    patience = "".join(f"{each}_timeout = 60\n" for each in ("conn", "node", "container_update", "client"))
    file.write_text(f"[DEFAULT]\nswift_dir = {folder}\nlog_level = CRITICAL\n{patience}{settings}")
    app = loadapp(f"config:{file}", name="main", global_conf={"log_name": name})

    def answer(env, start):
        env["swift.cache"] = cache
        return app(env, start)

    return eventlet.spawn(eventlet.wsgi.server, listening, answer, log=silent)


(folder / "swift.conf").write_text(
    "[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n"
)
utils.set_swift_dir(str(folder))
storage_policy.reload_storage_policies()

devices = folder / "devices"
(devices / "disk").mkdir(parents=True)
backends = {kind: listen() for kind in ("account", "container", "object")}
for kind, listening in backends.items():
    ring = RingBuilder(part_power=2, replicas=1, min_part_hours=1)
    place = {"ip": "127.0.0.1", "port": port_of(listening), "device": "disk"}
    ring.add_dev({"region": 1, "zone": 1, "weight": 1, **place})
    ring.rebalance()
    ring.get_ring().save(str(folder / f"{kind}.ring.gz"))
for kind, listening in backends.items():
    serve(
        listening,
        f"{kind}-server",
        f"devices = {devices}\nmount_check = false\n"
        f"[pipeline:main]\npipeline = {kind}\n[app:{kind}]\nuse = egg:swift#{kind}\n",
    )

filters = ("catch_errors", "gatekeeper", "listing_formats", "s3api", "tempauth", "copy")
settings = {
    "s3api": "allow_multipart_uploads = false\n",
    "tempauth": f"user_{account}_{user} = {secret} .admin\n",
}
front = listen()
proxy = serve(
    front,
    "proxy-server",
    f"[pipeline:main]\npipeline = {' '.join(filters)} proxy-server\n"
    "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n"
    + "".join(f"[filter:{name}]\nuse = egg:swift#{name}\n{settings.get(name, '')}" for name in filters),
    Cache(),
)
print(f"ready {port_of(front)}", flush=True)
proxy.wait()
