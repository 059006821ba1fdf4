import { type Contender, contenders, fiftyRows, oneRow, rowsForm, yardstick } from './contenders.ts';
import { type Figure, figureOf, type Measured, ratioOf } from './figures.ts';
import { medianOf } from './measure/medianOf.ts';
import type { FormResults, Results } from './results.ts';

const figures = [
  { figure: 'key', title: 'CPU per key, ms' },
  { figure: 'rendersPerKey', title: 'Components rendered per key' },
  { figure: 'slowKey', title: '95 in 100 keys, processor four times slower, CPU ms' },
  { figure: 'firstSection', title: 'Until the first section is painted, ms' },
  { figure: 'mount', title: 'CPU to mount, scripts loaded and run, ms' },
  { figure: 'firstSubmit', title: 'CPU of the first submit with all answers but one missing, ms' },
] as const satisfies readonly { readonly figure: Figure; readonly title: string }[];

/** A table per figure, with a row per form and a column per size. */
export function formTables({ forms }: Results): readonly string[] {
  const measured = contenders.filter(({ page }) => forms.has(page));
  const counts = [...new Set(measured.flatMap(({ page }) => [...(forms.get(page)?.keys() ?? [])]))]
    // The size of fifty rows has its own table.
    .filter((count) => count !== fiftyRows);
  if (counts.length === 0) return [];
  return figures.map(({ figure, title }) =>
    [
      `| ${title} | ${counts.map((count) => `${count} questions`).join(' | ')} |`,
      `|---|${counts.map(() => '--:|').join('')}`,
      ...measured.map(({ page, name }) => {
        const cells = counts.map((count) => cellOf(forms, { page, count }, figure));
        return `| ${name} | ${cells.join(' | ')} |`;
      }),
    ].join('\n'),
  );
}

function cellOf(forms: FormResults, of: Measured, figure: Figure): string {
  const value = figureOf(forms, of, figure).toFixed(2);
  const ratio = ratioOf(forms, of, { page: yardstick, count: of.count }, figure);
  if (figure === 'rendersPerKey' || of.page === yardstick || Number.isNaN(ratio)) return value;
  return `${value} (${ratio.toFixed(2)}x)`;
}

/** Rows beside as many questions without rows, and beside what the browser alone does with them. */
export function rowsTable({ forms }: Results): string {
  if (!forms.has(rowsForm.page)) return '';
  const columns = figures.filter(({ figure }) => figure !== 'firstSection');
  const row = (name: string, of: Measured) =>
    `| ${name} | ${columns.map(({ figure }) => figureOf(forms, of, figure).toFixed(2)).join(' | ')} |`;
  return [
    `| Repeating group | ${columns.map(({ title }) => title).join(' | ')} |`,
    `|---|${columns.map(() => '--:|').join('')}`,
    row('one row of 10 questions', { page: rowsForm.page, count: oneRow }),
    row('50 rows of 10 questions', { page: rowsForm.page, count: fiftyRows }),
    row('500 questions, no rows', { page: 'clubpoort', count: fiftyRows }),
    row('500 plain inputs, no library', { page: 'plainInputs', count: fiftyRows }),
  ].join('\n');
}

export function compileTable({ compile }: Results): string {
  if (compile.length === 0) return '';
  const first = medianOf(compile.map((run) => run.first));
  const warm = medianOf(compile.map((run) => run.warm));
  return [
    '| compileForm of 1000 questions, in the browser, ms | |',
    '|---|--:|',
    `| the first on a page, while the browser reads its code | ${first.toFixed(1)} |`,
    `| median of the next 200, after 50 to warm up | ${warm.toFixed(1)} |`,
  ].join('\n');
}

export function selectTable({ select }: Results): string {
  if (select.paged.length === 0) return '';
  const rows = Object.entries(select).map(([as, measurements]) => {
    const of = (read: (run: (typeof measurements)[number]) => number) => medianOf(measurements.map(read));
    const name = as === 'paged' ? 'PagedSelect' : "the browser's own select";
    const times = [
      of((run) => run.mount),
      of((run) => run.open),
      of((run) => run.key),
      of((run) => run.slowestKey),
    ];
    return `| ${name} | ${times.map((time) => time.toFixed(1)).join(' | ')} | ${of((run) => run.elements)} |`;
  });
  return [
    '| A select of 40,000 options | CPU to mount, ms | opening, ms | a key, ms | the slowest key, ms | elements |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

export function sizeTable({ bytes }: Results): string {
  const react = bytes.get('reactAlone');
  if (!react) return '';
  const row = ({ page, name }: Contender) => {
    const { scripts, styles } = bytes.get(page) ?? { scripts: Number.NaN, styles: Number.NaN };
    const cells = [scripts, scripts - react.scripts, styles].map((size) => (size / 1024).toFixed(0));
    return `| ${name} | ${cells.join(' | ')} |`;
  };
  return [
    '| What a form of ten questions loads, gzip KB | JavaScript with React | beside React | styles |',
    '|---|--:|--:|--:|',
    ...[...contenders, rowsForm].map(row),
  ].join('\n');
}
