import type { Writable } from 'node:stream';

/**
 * Lets a command go on when nobody reads its output any more, as `head` does after its lines. Otherwise it would die with a stack trace,
 * also halfway a restore.
 */
export function ignoreClosedPipe(streams: readonly Writable[] = [process.stdout, process.stderr]): void {
  for (const stream of streams)
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
