# The start of a shell on a machine of its own: /etc is a copy, and /opt, /var and /usr/local/sbin are empty. All of it is in memory.
set -e
mkdir "$MACHINE/etc"
mount -t tmpfs none "$MACHINE/etc"
# Without what only another user may read.
cp -r --preserve=mode,links /etc/. "$MACHINE/etc/" 2> "$MACHINE/not-copied" || true
mount --bind "$MACHINE/etc" /etc
for folder in /opt /var /usr/local/sbin; do mount -t tmpfs none "$folder"; done
touch /opt/machine-of-a-test
mkdir -p /var/lib/nginx /var/log/nginx /var/backups /var/tmp
# The namespace has one user.
sed -i -e 's/^user .*/user root;/' -e "s#^pid .*#pid $MACHINE/nginx.pid;#" /etc/nginx/nginx.conf
