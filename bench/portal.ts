/**
 * Measures how long the built portal takes to decide a navigation, to paint a screen whose code and data are already cached, and
 * to filter a long list. Writes `portal-results.md`.
 * Usage: node --conditions=club-source bench/portal.ts, after `vite build`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startPortalServer } from '#e2e/support/server/startPortalServer.ts';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { decideNavigation } from '#src/app/guards/decideNavigation.ts';
import type { NavigationInput } from '#src/app/guards/decision/navigationInput.ts';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { phoneContext, slowdown } from './first-paint/phone.ts';
import { loadText, waitForIdleMachine, watchMachine } from './measure/machine.ts';
import { reportTimes, type TimeGoal } from './measure/reportTimes.ts';
import { fillLargeClub, largeClubPath } from './measure/screens/largeClub.ts';
import { measureFilterSwaps, measureFilters } from './measure/screens/measureFilters.ts';
import { measureScreenChanges, measureScreenSwaps } from './measure/screens/measureScreenChanges.ts';

const frame = 1000 / 60;

/** Why a goal may be missed, for the report. A reason that no longer holds misleads: read them after a run. */
const whyMissed = {
  screen:
    'The browser alone takes the limit below for layout, style and paint of the two screens. The rest is React, which builds the new screen, and the router, which decides whether it may be seen.',
  filter:
    'The browser takes the limit below for the two lists. The rest is the call: the server filters the offer of the whole club and writes a page of it, and its time follows the processor.',
  slowFilter:
    'On a processor four times slower, layout and paint of the list alone take longer than the goal: see the limit below.',
} as const;

/** A visit that passes every question, which is the longest path through the decision. */
const visit: NavigationInput = {
  address: {
    origin: 'http://localhost',
    pathname: '/arabesk/cursussen',
    search: '?dag=ma&leeftijd=8&zoek=ballet',
    hash: '#boven',
  },
  params: { club: 'arabesk' },
  route: { title: 'Cursussen' },
  code: undefined,
  asksAccount: false,
  wantedEmbedding: undefined,
  embedding: undefined,
  session: {
    known: {
      user: undefined,
      federationMembers: [],
      federations: {},
      adminUrl: undefined,
      transferClubs: [],
    },
  },
  family: { known: [] },
  chosen: undefined,
  club: 'unknown',
  blockedClubs: { known: ['de-dolfijn'] },
  course: { known: null },
  invitingClub: undefined,
};

const rows: string[] = [];
const missed: string[] = [];
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await report([{ name: 'Decision of a navigation', below: 0.1 }], async () => [decisions(20_000)]);
  await withPortal({}, (origin) =>
    report(
      [
        {
          name: `Screen change on a warm cache, processor ${slowdown} times slower`,
          below: 110,
          whyMissed: whyMissed.screen,
        },
        { name: 'Limit: the browser swaps the same two screens, already built' },
      ],
      async () => [
        await onPage(browser, { origin, rate: slowdown }, (page) => measureScreenChanges(page, 20)),
        await onPage(browser, { origin, rate: slowdown }, (page) => measureScreenSwaps(page, 40)),
      ],
    ),
  );
  await withLargeClub(async (origin) => {
    for (const rate of [1, slowdown]) {
      const speed = rate === 1 ? '' : `, processor ${rate} times slower`;
      const why = { whyMissed: rate === 1 ? whyMissed.filter : whyMissed.slowFilter };
      await report(
        [
          { name: `Filter of 2,000 courses, press to the pressed filter${speed}`, below: 2 * frame, ...why },
          { name: `Filter of 2,000 courses, press to the new list${speed}`, below: 60, ...why },
          { name: `Limit: the browser swaps the same two lists, already built${speed}` },
        ],
        async () => {
          const times = await onPage(browser, { origin, rate }, (page) =>
            measureFilters(page, largeClubPath),
          );
          const swaps = await onPage(browser, { origin, rate }, (page) =>
            measureFilterSwaps(page, largeClubPath, 20),
          );
          return [times.map(({ feedback }) => feedback), times.map(({ result }) => result), swaps];
        },
      );
    }
  });
} finally {
  await browser.close();
}
await writeFile(join(import.meta.dirname, 'portal-results.md'), reportText());

function decisions(count: number): readonly number[] {
  return Array.from({ length: count }, () => {
    const start = performance.now();
    decideNavigation(visit);
    return performance.now() - start;
  });
}

/** Measures when other programs are quiet, and notes a row for each goal. */
async function report(
  goals: readonly TimeGoal[],
  measure: () => Promise<readonly (readonly number[])[]>,
): Promise<void> {
  const before = await waitForIdleMachine();
  const { result, load } = await watchMachine(measure);
  for (const [index, goal] of goals.entries()) {
    const { row, isMissed } = reportTimes(goal, result[index] ?? [], loadText(before, load));
    rows.push(row);
    if (isMissed) missed.push(`- ${goal.name}: ${goal.whyMissed ?? '**not explained**'}`);
  }
}

/** A club of that size has more than one volunteer, and a PostgreSQL server. */
async function withLargeClub(work: (origin: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('portal');
    await fillLargeClub(url);
    await withPortal({ DATABASE_URL: url }, work);
  } finally {
    await postgres.stop();
  }
}

/** Starts the portal with these settings; without a database it has the demo data on PGlite. */
async function withPortal(
  env: Readonly<Record<string, string>>,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-bench-'));
  try {
    const server = await startPortalServer({ dataFolder, env });
    await work(server.origin).finally(() => server.stop());
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Opens a page of a phone's size whose processor is `rate` times slower than this machine. */
async function onPage<Result>(
  browser: Browser,
  { origin, rate }: { readonly origin: string; readonly rate: number },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phoneContext, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return work(page).finally(() => context.close());
}

function reportText(): string {
  return `# How the portal answers a press

Made by \`npm run bench\`: the built portal in headless Chromium on a page of a phone's size, with its own server on this machine. A
time ends when the browser has painted the change. The club of 2,000 courses is on PostgreSQL. The limits are what layout, style and paint of the same HTML take without any
code of the portal. The last column tells how idle the machine was.

| what | median, ms | 95 in 100, ms | at most, ms | reached | the machine |
|---|--:|--:|--:|---|---|
${rows.join('\n')}
${missed.length === 0 ? '' : `\nMissed goals:\n\n${missed.join('\n')}\n`}`;
}
