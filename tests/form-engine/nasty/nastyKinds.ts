import type { CompileOptions, WireAnswer } from '#form-engine/src/headless.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import { formOf, type WireFields } from '../support/ask.ts';

/** An input with what becomes of it: a row of a file `*.nasty.json`, which any programming language can run. */
export interface NastyCase {
  /** The row of `docs/nasty-inputs.md`. */
  readonly row: number;
  readonly name: string;
  readonly question: WireFields;
  readonly wire?: unknown;
  readonly options?: CompileOptions;
  readonly expected: { readonly sent?: WireAnswer; readonly messages: readonly string[] };
}

/** Lists the pairs of row and kind that have no case, written as `row 5: email`. */
export function kindsWithoutCase(cases: readonly NastyCase[]): readonly string[] {
  const met = new Set(
    cases.map(({ row, question }) => `row ${row}: ${formOf([question]).kinds.get('q0_0')?.name}`),
  );
  return Object.entries(kindSamples)
    .flatMap(([kind, { nastyRows }]) => nastyRows.map((row) => `row ${row}: ${kind}`))
    .filter((pair) => !met.has(pair));
}
