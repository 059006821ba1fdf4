import { contenders, rowsForm, runs } from './contenders.ts';
import { type Goal, goalsOf, isReached } from './goals.ts';
import { compileTable, formTables, rowsTable, selectTable, sizeTable } from './reportTables.ts';
import type { Results } from './results.ts';

/** The results as markdown. What was not measured is left out. */
export function reportOf(results: Results, browserVersion: string): string {
  const measured = goalsOf(results).filter((goal) => !Number.isNaN(goal.measured));
  const parts = [
    introduction(browserVersion),
    aboutForms(),
    '## Goals',
    goalTable(measured),
    '## Figures',
    ...formTables(results),
    rowsTable(results),
    compileTable(results),
    selectTable(results),
    sizeTable(results),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function introduction(browserVersion: string): string {
  return `# How fast the form is

Made by \`npm run bench\`: production builds in headless Chromium ${browserVersion}, the same questions in each form, in
sections of ten, all forms in one run, ${runs} runs in turn, medians. CPU is script, layout and style
of the main thread as Chromium counts it, without the time that it waited for other programs. A time alone says
something about the machine; the ratio to react-hook-form (in brackets) says something about the form. Before it is
measured each form takes and accepts an answer to every question, and shows a message at each one that is missing.`;
}

function aboutForms(): string {
  return [...contenders, rowsForm].map(({ name, about }) => `- **${name}**: ${about}`).join('\n');
}

function goalTable(goals: readonly Goal[]): string {
  if (goals.length === 0) return '';
  const rows = goals.map((goal) => {
    const { name, reference, measured, atMost, unit } = goal;
    const value = (number: number) => `${rounded(number)}${unit === 'x' || unit === '' ? unit : ` ${unit}`}`;
    const reached = isReached(goal) ? 'yes' : '**no**';
    return `| ${name} | ${reference} | ${value(atMost)} | ${value(measured)} | ${reached} |`;
  });
  const table = ['| Goal | beside | at most | measured | reached |', '|---|---|--:|--:|---|', ...rows];
  const reasons = new Set(goals.filter((goal) => !isReached(goal)).map(reasonOf));
  return [table.join('\n'), ...(reasons.size > 0 ? [[...reasons].join('\n')] : [])].join('\n\n');
}

/** One line for goals that differ in their size only. */
function reasonOf({ name, reference, whyMissed = 'not explained.' }: Goal): string {
  return `- **${name.replace(/, \d+ questions/, '')}, beside ${reference}**: ${whyMissed}`;
}

function rounded(value: number): string {
  return value < 20 ? String(Number(value.toFixed(2))) : value.toFixed(0);
}
