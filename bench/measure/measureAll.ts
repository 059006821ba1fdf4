import type { Browser } from 'playwright';
import { type Contender, contenders, type FormPage, fiftyRows, oneRow, rowsForm } from '../contenders.ts';
import type { BenchOptions } from '../options.ts';
import type { FormResults, Results } from '../results.ts';
import { checkForm } from './form/checkForm.ts';
import { type Measurement, measureForm } from './form/measureForm.ts';
import { type LoadedBytes, loadedBytes } from './loadedBytes.ts';
import { type CompileMeasurement, measureCompile } from './measureCompile.ts';
import { measureSelect, type SelectMeasurement } from './measureSelect.ts';

/** A form at a size, measured once in each of its runs. */
interface PlannedForm {
  readonly form: Contender;
  readonly count: number;
}

/** Measures what the options ask, all in turn, so that a slower spell of the machine hits every form. */
export async function measureAll(browser: Browser, origin: string, options: BenchOptions): Promise<Results> {
  const planned = plannedForms(options);
  for (const form of new Set(planned.map((one) => one.form))) await checkForm(browser, origin, form);
  // Measured only once, and first: a browser needs many seconds for a native list of that length, and may give up.
  const native = options.only.has('select')
    ? [await measureSelect(browser, origin, { as: 'native', count: 40_000 })]
    : [];
  const measured = new Map<FormPage, Map<number, Measurement[]>>();
  const compile: CompileMeasurement[] = [];
  const paged: SelectMeasurement[] = [];
  for (let run = 1; run <= options.runs; run += 1) {
    console.log(`Run ${run} of ${options.runs}`);
    for (const plan of planned) {
      runsIn(measured, plan).push(await measureForm(browser, origin, plan));
    }
    if (options.only.has('compile')) compile.push(await measureCompile(browser, origin, 1000));
    if (options.only.has('select'))
      paged.push(await measureSelect(browser, origin, { as: 'paged', count: 40_000 }));
  }
  const bytes = options.only.has('size') ? await allBytes(browser, origin) : new Map();
  return { forms: measured satisfies FormResults, compile, select: { paged, native }, bytes };
}

/** The forms in the order of a run: by size, so that forms to compare are measured right after each other. */
export function plannedForms({ only, counts }: BenchOptions): readonly PlannedForm[] {
  const asked = contenders.filter(({ page }) => only.has(page));
  const planned = counts.flatMap((count) => asked.map((form) => ({ form, count })));
  if (!only.has('rows')) return planned;
  const flat = contenders.filter(({ page }) => page === 'clubpoort' || page === 'plainInputs');
  return [
    ...planned,
    { form: rowsForm, count: oneRow },
    { form: rowsForm, count: fiftyRows },
    ...flat.map((form) => ({ form, count: fiftyRows })),
  ];
}

function runsIn(
  measured: Map<FormPage, Map<number, Measurement[]>>,
  { form: { page }, count }: PlannedForm,
): Measurement[] {
  const sizes = measured.get(page) ?? new Map<number, Measurement[]>();
  measured.set(page, sizes);
  const all = sizes.get(count) ?? [];
  sizes.set(count, all);
  return all;
}

async function allBytes(browser: Browser, origin: string): Promise<Results['bytes']> {
  const bytes = new Map<FormPage | 'reactAlone', LoadedBytes>();
  for (const page of [...contenders.map((one) => one.page), rowsForm.page, 'reactAlone' as const])
    bytes.set(page, await loadedBytes(browser, `${origin}/${page}.html?count=10`));
  return bytes;
}
