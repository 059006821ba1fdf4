import { type Contender, contenders, counts, runs, yardstick } from './contenders.ts';
import type { Measurement } from './measure/measureForm.ts';
import { medianOf } from './measure/medianOf.ts';

/** All runs of every form at every size, in the order they were made. */
export type Results = ReadonlyMap<Contender, ReadonlyMap<number, readonly Measurement[]>>;

export interface Bar {
  readonly name: string;
  readonly measured: number;
  readonly atMost: number;
}

type Figure = 'mount' | 'key' | 'firstSubmit' | 'rendersPerKey';

const tables: readonly { readonly figure: Figure; readonly title: string }[] = [
  { figure: 'key', title: 'CPU per key, ms' },
  { figure: 'rendersPerKey', title: 'Components rendered per key' },
  { figure: 'mount', title: 'CPU to mount, scripts loaded and run, ms' },
  { figure: 'firstSubmit', title: 'CPU of the first submit with every answer missing, ms' },
];

function figureOf(results: Results, contender: Contender, count: number, figure: Figure): number {
  return medianOf((results.get(contender)?.get(count) ?? []).map((measurement) => measurement[figure]));
}

/** The median over the runs of the ratio within each run: it holds when the machine's speed drifts. */
function ratioOf(results: Results, contender: Contender, count: number, figure: Figure): number {
  const ours = results.get(contender)?.get(count) ?? [];
  const theirs = results.get(yardstick)?.get(count) ?? [];
  return medianOf(ours.map((run, index) => run[figure] / (theirs[index]?.[figure] ?? Number.NaN)));
}

export function barsOf(results: Results): Bar[] {
  return [
    {
      name: 'CPU per key at 300 questions, ratio to react-hook-form',
      measured: ratioOf(results, 'clubpoort', 300, 'key'),
      atMost: 1.15,
    },
    {
      name: 'Components rendered per key at 300 questions',
      measured: figureOf(results, 'clubpoort', 300, 'rendersPerKey'),
      atMost: 1,
    },
  ];
}

function cell(results: Results, contender: Contender, count: number, figure: Figure): string {
  const value = figureOf(results, contender, count, figure).toFixed(2);
  if (figure === 'rendersPerKey' || contender === yardstick) return value;
  return `${value} (${ratioOf(results, contender, count, figure).toFixed(2)}x)`;
}

function tableOf(results: Results, { figure, title }: (typeof tables)[number]): string {
  const head = `| ${title} | ${counts.map((count) => `${count} questions`).join(' | ')} |`;
  const line = `|---|${counts.map(() => '--:|').join('')}`;
  const rows = contenders.map(({ page, name }) => {
    const cells = counts.map((count) => cell(results, page, count, figure));
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return [head, line, ...rows].join('\n');
}

function sizesOf(results: Results): string {
  const rows = contenders.map(({ page, name }) => {
    const bytes = results.get(page)?.get(counts[0])?.[0]?.scriptBytes ?? 0;
    return `| ${name} | ${(bytes / 1024).toFixed(0)} |`;
  });
  return ['| JavaScript with React, gzip KB | |', '|---|--:|', ...rows].join('\n');
}

function barLines(bars: readonly Bar[]): string {
  return bars
    .map(({ name, measured, atMost }) => {
      const verdict = measured <= atMost ? 'reached' : 'NOT reached';
      return `- ${name}: ${measured.toFixed(2)}, bar ${atMost}: **${verdict}**`;
    })
    .join('\n');
}

export function reportOf(results: Results, browserVersion: string): string {
  return `# How fast the form is

Made by \`npm run bench\`: production builds in headless Chromium ${browserVersion}, the same questions in each form, all
forms in one run, ${runs} runs in turn, medians. CPU is script, layout and style of the main thread as Chromium counts it. A
time alone says something about the machine; the ratio to react-hook-form (in brackets) says something about the form.

## Bars

${barLines(barsOf(results))}

## Figures

${tables.map((table) => tableOf(results, table)).join('\n\n')}

${sizesOf(results)}
`;
}
