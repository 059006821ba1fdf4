/**
 * Measures the editor of the offer with 500 courses, on PGlite and on PostgreSQL, and writes `offer-results.md`. The portal must be built.
 *
 * Usage: node --conditions=club-source bench/offer.ts [--short]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, request as requests } from 'playwright';
import { callDirectly } from '#e2e/support/person/enrolNewAccount.ts';
import { logIn } from '#e2e/support/person/logIn.ts';
import { bornYearsAgo, newPassword } from '#e2e/support/person/newAccount.ts';
import { startPortalServer } from '#e2e/support/server/startPortalServer.ts';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { root } from '#scripts/root.ts';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { shiftDate } from '#tests/support/clock/shiftDate.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { medianOf } from './measure/medianOf.ts';

const isShort = process.argv.includes('--short');
const rounds = isShort ? 1 : 5;
const courses = 500;
const manager = 'an@groot.example';
/** Upper limits, in milliseconds. */
const limits = { opens: 1000, saves: 100, plans: 2000 };

interface Measured {
  readonly database: string;
  readonly opens: number;
  readonly saves: number;
  readonly plans: number;
}

/** A club with a season of lessons for each course. */
const club = {
  club: { url: 'groot', title: 'Groot', city: 'Gent', color: '#336699' },
  courses: Array.from({ length: courses }, (_, index) => ({
    ...{ url: `cursus-${index}`, title: `Cursus ${index}`, place: `Zaal ${index % 9}` },
    tariffs: [{ title: 'Jaar', price: 100, capacity: 20 }],
    weekly: [{ day: 'wo', from: '14:00', to: '15:00', start: '2027-01-06', end: '2027-06-30' }],
  })),
};

const [load = 0] = loadavg();
const browser = await chromium.launch(testBrowserLaunchOptions());
const postgres = await startPostgres();
try {
  const measured = [
    await measureOn(browser, 'PGlite', {}),
    await measureOn(browser, 'PostgreSQL', { DATABASE_URL: await postgres.createDatabase('offer') }),
  ];
  const text = reportOf(measured);
  console.log(text);
  if (!isShort) writeFileSync(fileURLToPath(new URL('offer-results.md', import.meta.url)), text);
} finally {
  await browser.close();
  await postgres.stop();
}

async function measureOn(
  inBrowser: Browser,
  database: string,
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-offer-'));
  const dataFolder = join(folder, 'data');
  const file = join(folder, 'groot.json');
  writeFileSync(file, JSON.stringify(club));
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, ['--conditions=club-source', `scripts/${script}.ts`, ...args], {
      ...{ cwd: root, encoding: 'utf8' },
      env: { ...process.env, DATA_DIR: dataFolder, DEMO: '0', ...env },
    });
  run('club', 'import', file, '--apply');
  const code = /code=(\S+)/.exec(run('manage', 'invite-manager', 'groot', manager))?.[1] ?? '';
  const server = await startPortalServer({ dataFolder, startsAt: testStart, env: { DEMO: '0', ...env } });
  try {
    const request = await requests.newContext({ baseURL: server.origin });
    await callDirectly(request, 'register_account', {
      ...{ fname: 'An', lname: 'Claes', birthdate: bornYearsAgo(40), mail: manager, password: newPassword },
    });
    await callDirectly(request, 'accept_role_invite', { code });
    const context = await inBrowser.newContext({
      ...{ baseURL: server.origin, viewport: { width: 1440, height: 900 }, locale: 'nl-BE' },
    });
    await context.addInitScript(shiftDate, server.clockOffset);
    const page = await context.newPage();
    await logIn(page, manager, { password: newPassword });
    const times: Omit<Measured, 'database'>[] = [];
    for (let round = 0; round <= rounds; round += 1) times.push(await measureOnce(page, round));
    // The first round fills caches, and compiles the code of the server.
    const later = times.slice(1);
    return {
      database,
      opens: medianOf(later.map(({ opens }) => opens)),
      saves: medianOf(later.map(({ saves }) => saves)),
      plans: medianOf(later.map(({ plans }) => plans)),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOnce(page: Page, round: number): Promise<Omit<Measured, 'database'>> {
  const main = page.getByRole('main');
  await page.goto('/groot/beheer/aanbod?deel=club');
  await main.getByText('Naam en contact', { exact: true }).waitFor();
  const rows = main.getByRole('row');
  const opens = await timed(async () => {
    await main.getByRole('link', { name: /^Cursussen/ }).click();
    await rows.nth(courses).waitFor({ state: 'attached' });
  });
  const title = 'Cursus 7';
  await main
    .getByText(/^€\s\d+,00$/)
    .nth(7)
    .click();
  const field = main.getByRole('textbox', { name: `Prijs van ${title}`, exact: true });
  await field.fill(String(200 + round));
  const before = await field.boundingBox();
  const saves = await timed(async () => {
    await field.press('Enter');
    await main
      .getByText(`${200 + round}`, { exact: false })
      .first()
      .waitFor();
  });
  const after = await main
    .getByText(`${200 + round}`, { exact: false })
    .first()
    .boundingBox();
  if (Math.abs((before?.y ?? 0) - (after?.y ?? 0)) > 20) throw new Error('The row moved');
  const plans = await timed(async () => {
    await page.getByRole('button', { name: 'Bekijk en publiceer' }).click();
    await page.getByRole('dialog').getByText(title).first().waitFor();
  });
  return { opens, saves, plans };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function reportOf(all: readonly Measured[]): string {
  const cell = (value: number, limit: number) => `${value.toFixed(0)} (at most ${limit})`;
  const rows = all.map(
    ({ database, opens, saves, plans }) =>
      `| ${database} | ${cell(opens, limits.opens)} | ${cell(saves, limits.saves)} | ${cell(plans, limits.plans)} |`,
  );
  return `# The offer of a large club in its editor

A club of ${courses} courses with ${courses * 26} lessons in the built portal, in Chromium of 1440 pixels: the median of ${rounds} times after a first one. The table
is open when its last row is there. A cell is saved when its new price is shown, in its place. The plan takes from the press on “Bekijk
en publiceer” to the sentence of the change. Browser, server and database share the machine, which has ${availableParallelism()} processors and had a load of
${load.toFixed(1)} before.

| database | the table opens, ms | a cell saves, ms | the plan, ms |
|---|---|---|---|
${rows.join('\n')}
`;
}
