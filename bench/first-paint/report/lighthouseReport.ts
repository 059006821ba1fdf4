import type { Manifest } from 'vite';
import { loadText } from '../../measure/machine.ts';
import { medianOf } from '../../measure/medianOf.ts';
import type { MeasuredPage } from '../measuredPages.ts';
import type { PageRun, ProfiledVisit } from '../pageRun.ts';
import {
  figureText,
  loadFigures,
  missedFigures,
  missedToo,
  type PageFigure,
  scoreFigures,
} from './figures.ts';
import { machineText } from './machineText.ts';
import { requestLines } from './requestText.ts';

export interface LighthouseResults {
  /** The version of Lighthouse. */
  readonly version: string;
  readonly runs: ReadonlyMap<MeasuredPage, readonly PageRun[]>;
  readonly visits: ReadonlyMap<MeasuredPage, ProfiledVisit>;
  readonly manifest: Manifest;
}

/** The results as markdown. */
export function lighthouseReport({ version, runs, visits, manifest }: LighthouseResults): string {
  const pages = [...runs];
  const speed = medianOf(pages.flatMap(([, all]) => all.map(({ measured }) => measured.processorSpeed)));
  const parts = [
    `# What Lighthouse says of the portal

Made by \`npm run bench\`: Lighthouse ${version} with its phone (a processor four times slower, slow 4G, simulated) on the built
portal and its own server, with an empty cache. The first run of every page comes before the second of any; the figures are
medians of ${pages[0]?.[1].length ?? 0} runs. In brackets stands what a page must reach, and a missed bar is in bold. The last two pages are the
limits: a page of React with one heading, and a page of HTML without a script.

The last column tells how idle the machine was: the share of its processors that other programs took in the second before a run and
during the run, and that other virtual machines took (steal), each of the worst run. Lighthouse rates the processor ${speed.toFixed(0)}.`,
    figureTable(pages, scoreFigures),
    figureTable(pages, loadFigures),
    faultLines(pages),
    missedLines(pages),
    taskTable([...visits]),
    requestParts(pages, manifest),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

type Entry = readonly [MeasuredPage, readonly PageRun[]];

function figureTable(
  pages: readonly Entry[],
  figuresOf: (page: MeasuredPage, runs: readonly PageRun[]) => readonly PageFigure[],
): string {
  const rows = pages.map(([page, runs]) => ({ page, runs, figures: figuresOf(page, runs) }));
  const names = rows[0]?.figures.map(({ name }) => name) ?? [];
  return [
    `| page | ${names.join(' | ')} | the machine |`,
    `|---|${names.map(() => '--:|').join('')}---|`,
    ...rows.map(
      ({ page, runs, figures }) =>
        `| ${page.name} | ${figures.map(figureText).join(' | ')} | ${machineText(runs)} |`,
    ),
  ].join('\n');
}

function faultLines(pages: readonly Entry[]): string {
  const lines = pages
    .filter(([{ from }]) => from === 'portal')
    .flatMap(([{ name }, runs]) =>
      [...new Set(runs.flatMap(({ measured }) => measured.faults))].map((fault) => `- ${name}: ${fault}`),
    );
  return lines.length === 0 ? '' : `What costs points beside speed:\n\n${lines.join('\n')}`;
}

function missedLines(pages: readonly Entry[]): string {
  const limits = pages.filter(([{ name }]) => name.startsWith('Limit: '));
  const lines = pages.flatMap(([page, runs]) => {
    const missed = missedFigures(page, runs).map(
      (figure) => `${figure.name} ${figureText(figure)}${limitText(figure, limits)}`,
    );
    return missed.length === 0 ? [] : [`- ${page.name}: ${missed.join(', ')}${whyOf(page)}`];
  });
  if (lines.length === 0) return 'Every bar is reached.';
  return `Missed bars, and in square brackets the limits that miss the same bar:\n\n${lines.join('\n')}`;
}

/** The limits that miss the bar of a figure too. */
function limitText(figure: PageFigure, limits: readonly Entry[]): string {
  const texts = limits.flatMap(([page, runs]) => {
    const same = missedToo(figure, page, runs);
    return same ? [`${page.name.replace('Limit: ', '')} ${figureText(same)}`] : [];
  });
  return texts.length === 0 ? '' : ` [${texts.join('; ')}]`;
}

function whyOf({ whyMissed }: MeasuredPage): string {
  return whyMissed === undefined ? '' : `. ${whyMissed}`;
}

function taskTable(pages: readonly (readonly [MeasuredPage, ProfiledVisit])[]): string {
  const rows = pages.flatMap(([{ name }, { tasks }]) =>
    tasks.map(
      ({ at, duration, kinds, rooms, functions }) =>
        `| ${name} | ${at.toFixed(0)} | ${duration.toFixed(0)} | ${largest(kinds, 3)} | ${largest(rooms, 4)} | ${largest(functions, 2)} |`,
    ),
  );
  const machines = pages.map(([{ name }, { tasks, before, during }]) => {
    const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
    return `| ${name} | ${tasks.length} | ${longest.toFixed(0)} | ${loadText(before, during)} |`;
  });
  return `## Tasks longer than 50 ms

Each page once more on a phone that is really slow (a processor four times slower, 150 ms for each request, 1.6 Mbit/s), with a profiler,
which takes time of its own. Times are milliseconds of the main thread; a function has its own time, without what it calls.

| page | long tasks | the longest, ms | the machine |
|---|--:|--:|---|
${machines.join('\n')}

| page | after, ms | long, ms | kinds of work | scripts | functions |
|---|--:|--:|---|---|---|
${rows.join('\n')}`;
}

/** Leaves out what takes less than a millisecond and a half: it explains nothing. */
function largest(parts: readonly (readonly [string, number])[], count: number): string {
  return parts
    .filter(([, spent]) => spent >= 1.5)
    .slice(0, count)
    .map(([name, spent]) => `${name} ${spent.toFixed(0)}`)
    .join(', ');
}

function requestParts(pages: readonly Entry[], manifest: Manifest): string {
  const parts = pages.map(([{ name }, runs]) => {
    const lines = requestLines(runs.at(-1)?.measured.requests ?? [], manifest);
    return `**${name}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
  });
  return `## Requests until a page is idle

Kilobytes (1,000 bytes) as sent in the last run: compressed, and with headers, which are 0.9 each.

${parts.join('\n\n')}`;
}
