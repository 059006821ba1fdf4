import type { FormPage } from './contenders.ts';
import { yardstick } from './contenders.ts';
import type { Measurement } from './measure/measureForm.ts';
import { medianOf } from './measure/medianOf.ts';
import type { FormResults, Results } from './results.ts';

/** A goal of the form engine, with the measured value. */
export interface Goal {
  readonly name: string;
  readonly measured: number;
  readonly atMost: number;
  /** The reason to report when the goal is missed. A missed goal without a reason fails the run. */
  readonly whyMissed?: string;
}

type Figure = Exclude<keyof Measurement, 'errorsShown'>;

const frame = 1000 / 60;

const whySubmit =
  'Showing what is wrong is more here than a message below each field: every control is told about its message, and all ' +
  'of them are listed above the form with links. Beside a react-hook-form that does the same (the last row of the table) ' +
  'the ratio is in the text below it.';
const whyMount =
  "rjsf's own code is loaded and started, which a form of ten questions pays as well, and each question is drawn through " +
  "rjsf's components; the longer the form, the less of the difference is left.";

export function figureOf(forms: FormResults, page: FormPage, count: number, figure: Figure): number {
  return medianOf((forms.get(page)?.get(count) ?? []).map((measurement) => measurement[figure]));
}

/** The median of the ratios per run, which is robust when the machine's speed drifts. */
export function ratioOf(
  forms: FormResults,
  {
    page,
    count,
    to = yardstick,
  }: { readonly page: FormPage; readonly count: number; readonly to?: FormPage },
  figure: Figure,
): number {
  const ours = forms.get(page)?.get(count) ?? [];
  const theirs = forms.get(to)?.get(count) ?? [];
  return medianOf(ours.map((run, index) => run[figure] / (theirs[index]?.[figure] ?? Number.NaN)));
}

export function goalsOf({ forms, compile, select, bytes }: Results): Goal[] {
  const ratio = (count: number, figure: Figure) => ratioOf(forms, { page: 'clubpoort', count }, figure);
  const ours = (count: number, figure: Figure) => figureOf(forms, 'clubpoort', count, figure);
  const { paged } = select;
  return [
    ...[300, 1000].flatMap((count): Goal[] => [
      { name: `CPU per key, ${count} questions, ratio`, measured: ratio(count, 'key'), atMost: 1 },
      {
        name: `Components rendered per key, ${count} questions`,
        measured: ours(count, 'rendersPerKey'),
        atMost: 1,
      },
      {
        name: `95 in 100 keys, ${count} questions, processor four times slower, ms`,
        measured: ours(count, 'slowKey'),
        atMost: frame,
      },
    ]),
    {
      name: 'First submit, 300 questions, ratio',
      measured: ratio(300, 'firstSubmit'),
      atMost: 1,
      whyMissed: whySubmit,
    },
    ...[300, 1000].map((count) => ({
      name: `Mount, ${count} questions, ratio`,
      measured: ratio(count, 'mount'),
      atMost: 1,
      whyMissed: whyMount,
    })),
    {
      name: 'compileForm, 1000 questions, ms',
      measured: medianOf(compile.map(({ warm }) => warm)),
      atMost: 10,
    },
    {
      name: 'JavaScript beside React, gzip KB',
      measured: ((bytes.get('clubpoort') ?? Number.NaN) - (bytes.get('reactAlone') ?? Number.NaN)) / 1024,
      atMost: 100,
    },
    {
      name: 'PagedSelect, 40,000 options, opening, ms',
      measured: medianOf(paged.map(({ open }) => open)),
      atMost: 100,
    },
    {
      name: 'PagedSelect, 40,000 options, from a key to what it finds, ms',
      measured: medianOf(paged.map(({ key }) => key)),
      atMost: frame,
    },
  ];
}

export function isReached({ measured, atMost }: Goal): boolean {
  return measured <= atMost;
}
