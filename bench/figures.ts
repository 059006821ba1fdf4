import type { FormPage } from './contenders.ts';
import type { Measurement } from './measure/form/measureForm.ts';
import { medianOf } from './measure/medianOf.ts';
import type { FormResults } from './results.ts';

export type Figure = keyof Measurement;

/** A form at a size. */
export interface Measured {
  readonly page: FormPage;
  readonly count: number;
}

/** The median of all runs; `NaN` for what was not measured. */
export function figureOf(forms: FormResults, { page, count }: Measured, figure: Figure): number {
  return medianOf((forms.get(page)?.get(count) ?? []).map((measurement) => measurement[figure]));
}

/** The median of the ratios per run, which is robust when the machine's speed drifts. */
export function ratioOf(forms: FormResults, one: Measured, other: Measured, figure: Figure): number {
  const ones = forms.get(one.page)?.get(one.count) ?? [];
  const others = forms.get(other.page)?.get(other.count) ?? [];
  const pairs = Math.min(ones.length, others.length);
  return medianOf(
    ones.slice(0, pairs).map((run, index) => run[figure] / (others[index]?.[figure] ?? Number.NaN)),
  );
}
