import type { Clock } from '#server/clock.ts';
import { clubFileTexts, languageOf } from '#server/club-files/texts/clubFileTexts.ts';
import type { ClubFileTexts } from '#server/club-files/texts/en.ts';
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

/** The texts in the language of the terminal. */
export function textsOf(env: Environment): ClubFileTexts {
  return clubFileTexts(languageOf(env));
}

/** File mode for personal data: only the user who runs the command may read it. */
export const privately = 0o600;
