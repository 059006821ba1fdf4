import { contenders, counts, type FormPage, fiftyRows, rowsForm, runs } from '#bench/contenders.ts';
import type { Measurement } from '#bench/measure/form/measureForm.ts';
import type { FormResults, Results } from '#bench/results.ts';

const times: Measurement = {
  firstSection: 100,
  mount: 50,
  key: 1,
  rendersPerKey: 0,
  slowKey: 5,
  firstSubmit: 20,
};

/** Results in which each form takes as long as any other, except for our form's key. */
export function resultsWith(key: number): Results {
  const runsOf = (page: FormPage, count: number): Measurement[] =>
    Array.from({ length: count }, () => (page === 'clubpoort' ? { ...times, key } : times));
  const forms: FormResults = new Map(
    [...contenders, rowsForm].map(({ page }) => [
      page,
      new Map([...counts, fiftyRows].map((count) => [count, runsOf(page, runs)])),
    ]),
  );
  const bytes = { scripts: 80 * 1024, styles: 0 };
  const select = { mount: 1, open: 20, key: 10, slowestKey: 12, keyCpu: 1, elements: 48 };
  return {
    forms,
    compile: [{ first: 30, warm: 2 }],
    select: { paged: [select], native: [select] },
    bytes: new Map([
      ['clubpoort', bytes],
      ['reactAlone', { scripts: 0, styles: 0 }],
    ]),
  };
}

/** The results of a part of the bench that measured nothing. */
export const nothing: Results = {
  forms: new Map(),
  compile: [],
  select: { paged: [], native: [] },
  bytes: new Map(),
};
