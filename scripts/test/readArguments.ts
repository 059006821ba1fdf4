import { sliceCount } from './slices.ts';
import type { Level } from './steps.ts';

/** The levels and steps that somebody asked of `npm test`. */
export interface Wanted {
  /** The levels to run, one after another. */
  readonly levels: readonly Level[];
  /** The number of the slice; undefined for that of the commit. */
  readonly slice: number | undefined;
  /** Names of steps. Empty for all. */
  readonly steps: readonly string[];
}

/**
 * Reads the words after `node scripts/test.ts`.
 * @throws where they can't be read, with a sentence for who typed them
 */
export function readArguments(words: readonly string[]): Wanted {
  const flags = words.filter((word) => word.startsWith('--'));
  const steps = words.filter((word) => !word.startsWith('--'));
  if (flags.length > 1) throw new Error(`Only one of ${flags.join(', ')} at a time`);
  const [flag = '--loop'] = flags;
  const slice = /^--slice=(\d+)$/.exec(flag)?.[1];
  if (slice !== undefined) {
    const number = Number(slice);
    if (number < 1 || number > sliceCount) throw new Error(`There are slices 1 to ${sliceCount}`);
    return { levels: ['slice'], slice: number, steps };
  }
  const levels = levelsOf[flag];
  if (!levels)
    throw new Error(`Unknown: ${flag}. There are ${Object.keys(levelsOf).join(', ')} and --slice=N`);
  return { levels, slice: undefined, steps };
}

const levelsOf: Readonly<Record<string, readonly Level[]>> = {
  '--check': ['check'],
  '--loop': ['loop'],
  '--ci': ['loop', 'slice'],
  '--full': ['full'],
};
