import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import { formOf, type WireFields } from '../support/ask.ts';

interface NastyCase {
  readonly row: number;
  readonly question: WireFields;
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
