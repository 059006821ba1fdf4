import { medianOf } from '../../measure/medianOf.ts';
import { type Category, categories } from '../../measure/pageMeasurement.ts';
import type { MeasuredPage } from '../measuredPages.ts';
import type { PageRun } from '../pageRun.ts';

/** A median of all runs, with its bar. */
export interface PageFigure {
  readonly name: string;
  readonly value: number;
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
  readonly digits: number;
}

const titles: Readonly<Record<Category, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

export function scoreFigures({ bars }: MeasuredPage, runs: readonly PageRun[]): readonly PageFigure[] {
  return categories.map((category) => ({
    name: titles[category],
    value: medianOf(runs.map(({ measured }) => measured.scores[category])),
    digits: 0,
    ...atLeast(bars.scores[category]),
  }));
}

export function loadFigures({ bars }: MeasuredPage, runs: readonly PageRun[]): readonly PageFigure[] {
  const median = (read: (measured: PageRun['measured']) => number) =>
    medianOf(runs.map(({ measured }) => read(measured)));
  const bytes = ({ requests }: PageRun['measured'], type?: string) =>
    requests.reduce((sum, one) => sum + (type === undefined || one.type === type ? one.bytes : 0), 0) / 1000;
  return [
    {
      name: 'first paint, ms',
      value: median((one) => one.firstPaint),
      digits: 0,
      ...atMost(bars.firstPaint),
    },
    {
      name: 'largest paint, ms',
      value: median((one) => one.largestPaint),
      digits: 0,
      ...atMost(bars.largestPaint),
    },
    { name: 'blocked, ms', value: median((one) => one.blocked), digits: 0 },
    { name: 'layout shift', value: median((one) => one.shift), digits: 3, ...atMost(bars.shift) },
    {
      name: 'JavaScript until idle, KB',
      value: median((one) => bytes(one, 'Script')),
      digits: 0,
      ...atMost(bars.javascript),
    },
    { name: 'everything, KB', value: median((one) => bytes(one)), digits: 0 },
  ];
}

/** The bars that a page misses. */
export function missedFigures(page: MeasuredPage, runs: readonly PageRun[]): readonly PageFigure[] {
  return [...scoreFigures(page, runs), ...loadFigures(page, runs)].filter((figure) => !isReached(figure));
}

function isReached({ value, bar }: PageFigure): boolean {
  if (bar === undefined) return true;
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/** The same figure of another page, where that one misses the bar as well. */
export function missedToo(
  { name, bar }: PageFigure,
  page: MeasuredPage,
  runs: readonly PageRun[],
): PageFigure | undefined {
  const same = [...scoreFigures(page, runs), ...loadFigures(page, runs)].find((one) => one.name === name);
  return same && bar && !isReached({ ...same, bar }) ? same : undefined;
}

/** The value with its bar in brackets, in bold where it misses the bar. */
export function figureText(figure: PageFigure): string {
  const { value, bar, digits } = figure;
  const written = isReached(figure) ? value.toFixed(digits) : `**${value.toFixed(digits)}**`;
  if (bar === undefined) return written;
  return `${written} (${'atLeast' in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`})`;
}

function atLeast(bar: number | undefined) {
  return bar === undefined ? {} : { bar: { atLeast: bar } };
}

function atMost(bar: number | undefined) {
  return bar === undefined ? {} : { bar: { atMost: bar } };
}
