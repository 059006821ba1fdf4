/**
 * Runs Lighthouse on two pages of the built portal, with its simulated phone and network, and checks the minimum scores. It
 * calls no host outside this machine.
 * Usage: node bench/lighthouse.ts [runs], after `vite build`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForm } from '#e2e/support/person/registering.ts';
import { startPortalServer } from '#e2e/support/server/startPortalServer.ts';
import { root } from '#scripts/root.ts';
import { type DebuggedBrowser, openDebuggedBrowser } from './measure/debuggedBrowser.ts';
import { type Category, categories, measurePage, type PageMeasurement } from './measure/measurePage.ts';
import { medianOf } from './measure/medianOf.ts';

interface MeasuredPage {
  readonly name: string;
  /** Minimum scores, of 100. */
  readonly bars: Partial<Readonly<Record<Category, number>>>;
  /** @returns the path of the page, once the browser is logged in and has all the state that the page needs */
  readonly prepare: (browser: DebuggedBrowser) => Promise<string>;
}

const pages: readonly MeasuredPage[] = [
  {
    name: 'Club page, a visitor',
    bars: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 },
    prepare: async () => '/arabesk',
  },
  {
    name: 'Registration form, a parent with a course in the cart',
    bars: { performance: 90 },
    prepare: walkToForm,
  },
];

const runs = Number(process.argv[2] ?? 5);
const titles: Readonly<Record<Category, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-bench-'));
const server = await startPortalServer({ dataFolder });
try {
  const measured = new Map<MeasuredPage, readonly PageMeasurement[]>();
  for (const page of pages) measured.set(page, await measureRuns(page));
  const text = await reportOf(measured);
  console.log(text);
  await writeFile(join(import.meta.dirname, 'lighthouse-results.md'), text);
  if ([...measured].some(([page, all]) => missedBars(page, all).length > 0)) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Measures each page in its own browser, so that no page profits from another page's cache. */
async function measureRuns(page: MeasuredPage): Promise<readonly PageMeasurement[]> {
  const browser = await openDebuggedBrowser(server.origin);
  try {
    const url = `${server.origin}${await page.prepare(browser)}`;
    const all: PageMeasurement[] = [];
    while (all.length < runs) {
      console.log(`${page.name}, run ${all.length + 1} of ${runs}`);
      all.push(await measurePage(url, browser.port));
    }
    return all;
  } finally {
    await browser.close();
  }
}

async function walkToForm({ context }: DebuggedBrowser): Promise<string> {
  const page = await context.newPage();
  await openForm(page, 'ballet-6-8', 'Lars');
  const { pathname, search } = new URL(page.url());
  await page.close();
  return `${pathname}${search}`;
}

function medianScore(all: readonly PageMeasurement[], category: Category): number {
  return medianOf(all.map(({ scores }) => scores[category]));
}

function missedBars({ bars }: MeasuredPage, all: readonly PageMeasurement[]): readonly Category[] {
  return categories.filter((category) => medianScore(all, category) < (bars[category] ?? 0));
}

async function reportOf(measured: ReadonlyMap<MeasuredPage, readonly PageMeasurement[]>): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(root, 'node_modules/lighthouse/package.json'), 'utf8'),
  ) as { version: string }; // every npm package has a version
  const all = [...measured];
  return `# What Lighthouse says of the portal

Made by \`npm run bench\`: Lighthouse ${version} with its phone (a processor four times slower, slow 4G, simulated) on the built
portal and its own server, with an empty cache, ${runs} runs, medians. In brackets what a page must reach.

| page | ${categories.map((category) => titles[category]).join(' | ')} | reached |
|---|${categories.map(() => '--:|').join('')}---|
${all.map((entry) => scoreRow(...entry)).join('\n')}

| page | first paint, ms | largest paint, ms | blocked, ms | layout shift |
|---|--:|--:|--:|--:|
${all.map(([page, each]) => timeRow(page, each)).join('\n')}
${faultLines(all)}`;
}

function scoreRow(page: MeasuredPage, all: readonly PageMeasurement[]): string {
  const cells = categories.map((category) => {
    const bar = page.bars[category];
    return `${medianScore(all, category)}${bar === undefined ? '' : ` (${bar})`}`;
  });
  return `| ${page.name} | ${cells.join(' | ')} | ${missedBars(page, all).length === 0 ? 'yes' : '**no**'} |`;
}

function timeRow({ name }: MeasuredPage, all: readonly PageMeasurement[]): string {
  const of = (read: (one: PageMeasurement) => number) => medianOf(all.map(read));
  const times = [of((one) => one.firstPaint), of((one) => one.largestPaint), of((one) => one.blocked)];
  return `| ${name} | ${times.map((time) => time.toFixed(0)).join(' | ')} | ${of((one) => one.shift).toFixed(3)} |`;
}

function faultLines(measured: readonly (readonly [MeasuredPage, readonly PageMeasurement[]])[]): string {
  const lines = measured.flatMap(([{ name }, all]) =>
    [...new Set(all.flatMap(({ faults }) => faults))].map((fault) => `- ${name}: ${fault}`),
  );
  return lines.length === 0 ? '' : `\nWhat costs points beside speed:\n\n${lines.join('\n')}\n`;
}
