import type { Clock } from '#server/clock.ts';
import type { Environment } from './withDatabase.ts';

/** Input and output of a command, so that it can run inside another program. */
export interface Terminal {
  readonly env: Environment;
  readonly clock: Clock;
  /** Writes the result, which may be redirected to a file. */
  write(text: string): void;
  /** Writes a message about the result. */
  say(line: string): void;
}
