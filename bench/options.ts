import { parseArgs } from 'node:util';
import { contenders, counts, runs } from './contenders.ts';

/**
 * The measures beside the contenders. `size` is that of the scripts, `rows` that of a repeating group, `pages` how many of them
 * the server gives, `portal` how it answers a press.
 */
const measures = ['rows', 'compile', 'select', 'size', 'server', 'pages', 'portal', 'lighthouse'] as const;

export interface BenchOptions {
  /** The contenders and measures to run, by name. */
  readonly only: ReadonlySet<string>;
  readonly counts: readonly number[];
  readonly runs: number;
  /** A part of the bench, for development: its results are shown, and not written to a file. */
  readonly isPart: boolean;
}

/**
 * Reads `--only=jsonForms,rows`, `--counts=10,300` and `--runs=1`. Throws for a name or a number that means nothing, before
 * anything is measured.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const options = {
    only: { type: 'string' },
    counts: { type: 'string' },
    runs: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const names = [...contenders.map(({ page }) => page), ...measures];
  const only = values.only?.split(',') ?? names;
  const unknown = only.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0)
    throw new Error(`Unknown in --only: ${unknown.join(', ')}. Known are ${names.join(', ')}`);
  return {
    only: new Set(only),
    counts: values.counts?.split(',').map(countOf) ?? counts,
    runs: values.runs === undefined ? runs : numberOf(values.runs, '--runs'),
    isPart: Object.keys(values).length > 0,
  };
}

function countOf(written: string): number {
  const count = numberOf(written, '--counts');
  if (count % 10 !== 0) throw new Error(`--counts wants tens, not ${written}`);
  return count;
}

function numberOf(written: string, name: string): number {
  const number = Number(written);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} wants whole numbers, not ${written}`);
  return number;
}
