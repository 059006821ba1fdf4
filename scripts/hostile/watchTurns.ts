/**
 * Preloaded into a server (`node --import`). Reports over IPC the longest turn of its event loop since the last request
 * for it, in milliseconds of CPU time. A busy machine changes CPU time far less than wall-clock time.
 */
const between = 5;

let last = busyMs();
let longest = 0;

setInterval(() => {
  const now = busyMs();
  longest = Math.max(longest, now - last);
  last = now;
}, between).unref();

process.on('message', () => {
  process.send?.(longest);
  longest = 0;
});
// The IPC channel must not keep a server alive that was told to stop.
process.channel?.unref();

function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
