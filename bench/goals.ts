import { counts, type FormPage, fiftyRows, oneRow, yardstick } from './contenders.ts';
import { type Figure, figureOf, type Measured, ratioOf } from './figures.ts';
import { medianOf } from './measure/medianOf.ts';
import type { FormResults, Results } from './results.ts';
import { whyMissed } from './whyMissed.ts';

/** A goal of the form engine, with the measured value. */
export interface Goal {
  readonly name: string;
  /** The yardstick of the engine, in words. A ratio to it has the unit `x`. */
  readonly reference: string;
  readonly measured: number;
  readonly atMost: number;
  readonly unit: 'x' | 'ms' | 'KB' | '';
  /** The reason to report when the goal is missed. A missed goal without a reason fails the run. */
  readonly whyMissed?: string;
}

const frame = 1000 / 60;
/** The sizes at which each key counts: in a short form the browser's own work hides the form's. */
const longForms = [300, 1000];
const tenQuestions: Measured = { page: 'clubpoort', count: 10 };

/** Goals that a part of the bench didn't measure have `NaN`. */
export function goalsOf({ forms, compile, select: { paged }, bytes }: Results): readonly Goal[] {
  const scriptsOf = (page: FormPage | 'reactAlone') => bytes.get(page)?.scripts ?? Number.NaN;
  return [
    ...keyGoals(forms),
    ...startGoals(forms),
    ...rowGoals(forms),
    {
      name: 'compileForm, 1000 questions, warm',
      reference: 'a budget',
      measured: medianOf(compile.map(({ warm }) => warm)),
      atMost: 10,
      unit: 'ms',
      whyMissed: whyMissed.compile,
    },
    {
      name: 'JavaScript of a form of these questions, gzip',
      reference: 'a page with React alone',
      measured: (scriptsOf('clubpoort') - scriptsOf('reactAlone')) / 1024,
      atMost: 90,
      unit: 'KB',
      whyMissed: whyMissed.size,
    },
    {
      name: 'PagedSelect, 40,000 options, opening',
      reference: 'what feels immediate',
      measured: medianOf(paged.map(({ open }) => open)),
      atMost: 100,
      unit: 'ms',
    },
    {
      name: 'PagedSelect, 40,000 options, from a key to what it finds',
      reference: 'one frame of a screen',
      measured: medianOf(paged.map(({ key }) => key)),
      atMost: frame,
      unit: 'ms',
    },
  ];
}

/** Each pair of a form and a limit gives a goal at each size. */
function keyGoals(forms: FormResults): readonly Goal[] {
  return longForms.flatMap((count): Goal[] => [
    {
      ...ratioGoal(forms, 'key', tenQuestions.page, { page: yardstick, count }),
      name: `CPU per key, ${count} questions`,
      reference: 'react-hook-form, uncontrolled',
      atMost: 0.75,
      whyMissed: whyMissed.keyBesideHookForm,
    },
    {
      ...ratioGoal(forms, 'key', tenQuestions.page, { page: 'plainInputs', count }),
      name: `CPU per key, ${count} questions`,
      reference: 'plain inputs without a library',
      atMost: 1.6,
      whyMissed: whyMissed.keyBesidePlain,
    },
    {
      name: `Components rendered per key, ${count} questions`,
      reference: 'the control that is typed in',
      measured: figureOf(forms, { page: 'clubpoort', count }, 'rendersPerKey'),
      atMost: 1,
      unit: '',
    },
    {
      name: `95 in 100 keys, ${count} questions, processor four times slower`,
      reference: 'one frame of a screen',
      measured: figureOf(forms, { page: 'clubpoort', count }, 'slowKey'),
      atMost: frame,
      unit: 'ms',
    },
  ]);
}

function startGoals(forms: FormResults): readonly Goal[] {
  const beside = (figure: Figure, name: string, reason: string) =>
    counts.map((count) => ({
      ...ratioGoal(forms, figure, 'clubpoort', { page: 'reactHookFormAria', count }),
      name: `${name}, ${count} questions`,
      reference: 'the react-hook-form that shows what ours shows',
      atMost: 1,
      whyMissed: reason,
    }));
  const ten = tenQuestions.count;
  return [
    ...beside('mount', 'CPU to mount', whyMissed.mount),
    ...beside('firstSubmit', 'CPU of the first submit', whyMissed.firstSubmit),
    ...counts
      .filter((count) => count !== ten)
      .map(
        (count): Goal => ({
          name: `Until the first section is painted, ${count} questions`,
          reference: 'our form of ten questions',
          measured: ratioOf(forms, { page: 'clubpoort', count }, tenQuestions, 'firstSection'),
          atMost: 1.1,
          unit: 'x',
          whyMissed: whyMissed.firstSection,
        }),
      ),
  ];
}

function rowGoals(forms: FormResults): readonly Goal[] {
  const rows: Measured = { page: 'clubpoortRows', count: fiftyRows };
  const goal = { name: 'CPU per key, 50 rows of 10 questions', atMost: 1.1, unit: 'x' } as const;
  return [
    {
      ...goal,
      reference: 'our form of 500 questions without rows',
      measured: ratioOf(forms, rows, { page: 'clubpoort', count: fiftyRows }, 'key'),
      whyMissed: whyMissed.rowsBesideQuestions,
    },
    {
      ...goal,
      reference: 'one row of 10 questions',
      measured: ratioOf(forms, rows, { page: 'clubpoortRows', count: oneRow }, 'key'),
      whyMissed: whyMissed.rowsBesideOneRow,
    },
    {
      name: 'Components rendered per key, 50 rows of 10 questions',
      reference: 'the control that is typed in',
      measured: figureOf(forms, rows, 'rendersPerKey'),
      atMost: 1,
      unit: '',
    },
  ];
}

function ratioGoal(forms: FormResults, figure: Figure, page: FormPage, to: Measured) {
  return { measured: ratioOf(forms, { page, count: to.count }, to, figure), unit: 'x' } as const;
}

export function isReached({ measured, atMost }: Goal): boolean {
  return measured <= atMost;
}

/** Whether a missed goal may stay missed. What was not measured has no excuse. */
export function isExplained({ measured, whyMissed: reason }: Goal): boolean {
  return reason !== undefined && !Number.isNaN(measured);
}
