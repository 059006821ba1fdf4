/**
 * Preloaded by a server (`node --import`). Tells over IPC how long one turn of its event loop kept the main thread busy, in
 * milliseconds of CPU time since the last question. CPU time of this thread alone is the same on an idle and on a busy
 * machine; the wall clock isn't.
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
// The channel must not keep a server alive that was told to stop.
process.channel?.unref();

function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
