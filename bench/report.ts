import { contenders, counts, type FormPage, runs, yardstick } from './contenders.ts';
import { figureOf, type Goal, goalsOf, isReached, ratioOf } from './goals.ts';
import { medianOf } from './measure/medianOf.ts';
import type { FormResults, Results } from './results.ts';

type Table = (typeof tables)[number];

const tables = [
  { figure: 'key', title: 'CPU per key, ms' },
  { figure: 'rendersPerKey', title: 'Components rendered per key' },
  { figure: 'slowKey', title: '95 in 100 keys, processor four times slower, CPU ms' },
  { figure: 'mount', title: 'CPU to mount, scripts loaded and run, ms' },
  { figure: 'firstSubmit', title: 'CPU of the first submit with every answer missing, ms' },
] as const;

export function reportOf(results: Results, browserVersion: string): string {
  const { forms } = results;
  const aria = ratioOf(forms, { page: 'clubpoort', count: 300, to: 'reactHookFormAria' }, 'firstSubmit');
  return `# How fast the form is

Made by \`npm run bench\`: production builds in headless Chromium ${browserVersion}, the same questions in each form, all
forms in one run, ${runs} runs in turn, medians. CPU is script, layout and style of the main thread as Chromium counts it,
without the time that it waited for other programs. A time alone says something about the machine; the ratio to
react-hook-form (in brackets) says something about the form.

## Goals

${goalTable(goalsOf(results))}

## Figures

${tables.map((table) => tableOf(forms, table)).join('\n\n')}

The last row shows what is wrong as the form engine does: beside it the first submit of 300 questions takes
${aria.toFixed(2)}x.

${compileTable(results)}

${selectTable(results)}

${sizeTable(results)}
`;
}

function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map((goal) => {
    const { name, measured, atMost } = goal;
    return `| ${name} | ${round(atMost)} | ${round(measured)} | ${isReached(goal) ? 'yes' : '**no**'} |`;
  });
  const missed = goals.filter((goal) => !isReached(goal));
  const reasons = missed.map(({ name, whyMissed }) => `- **${name}**: ${whyMissed ?? 'not explained.'}`);
  const table = ['| Goal | at most | measured | reached |', '|---|--:|--:|---|', ...rows].join('\n');
  return [table, ...(reasons.length > 0 ? [reasons.join('\n')] : [])].join('\n\n');
}

function tableOf(forms: FormResults, { figure, title }: Table): string {
  const head = `| ${title} | ${counts.map((count) => `${count} questions`).join(' | ')} |`;
  const line = `|---|${counts.map(() => '--:|').join('')}`;
  const cell = (page: FormPage, count: number) => {
    const value = figureOf(forms, page, count, figure).toFixed(2);
    if (figure === 'rendersPerKey' || page === yardstick) return value;
    return `${value} (${ratioOf(forms, { page, count }, figure).toFixed(2)}x)`;
  };
  const rows = contenders.map(
    ({ page, name }) => `| ${name} | ${counts.map((count) => cell(page, count)).join(' | ')} |`,
  );
  return [head, line, ...rows].join('\n');
}

function compileTable({ compile }: Results): string {
  const first = medianOf(compile.map((run) => run.first));
  const warm = medianOf(compile.map((run) => run.warm));
  return [
    '| compileForm of 1000 questions, in the browser, ms | |',
    '|---|--:|',
    `| the first on a page, while the browser reads its code | ${first.toFixed(1)} |`,
    `| median of the next 200, after 50 to warm up | ${warm.toFixed(1)} |`,
  ].join('\n');
}

function selectTable({ select }: Results): string {
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

function sizeTable({ bytes }: Results): string {
  const react = bytes.get('reactAlone') ?? Number.NaN;
  const rows = contenders.map(({ page, name }) => {
    const all = bytes.get(page) ?? Number.NaN;
    return `| ${name} | ${kilobytes(all)} | ${kilobytes(all - react)} |`;
  });
  return ['| JavaScript, gzip KB | with React | beside it |', '|---|--:|--:|', ...rows].join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0);
}

function round(value: number): string {
  return value < 20 ? String(Number(value.toFixed(2))) : value.toFixed(0);
}
