/**
 * Makes the demo club of Kompas from nothing in the editor, as its manager does: by presses and fields, in Chromium. Then publishes and
 * exports it, and says where the export differs from `demo/kompas.club.json`. The portal must be built.
 *
 * Usage: node --conditions=club-source scripts/kompas.ts [--write]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { chromium, request as requests } from 'playwright';
import { countInput } from '#e2e/support/journey/inputCost.ts';
import { callDirectly } from '#e2e/support/person/enrolNewAccount.ts';
import { logIn } from '#e2e/support/person/logIn.ts';
import { bornYearsAgo, newPassword } from '#e2e/support/person/newAccount.ts';
import { startEmptyClub } from '#e2e/support/server/startEmptyClub.ts';
import { todayOf } from '#server/clock.ts';
import { printJson, writeClubFile } from '#server/club-files/exporting/writeClubFile.ts';
import { canonicalClubFile } from '#server/club-files/reading/canonicalClubFile.ts';
import { readClubFile } from '#server/club-files/reading/readClubFile.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { demoFolder } from '#server/seed/demo/demoClubs.ts';
import { shiftDate } from '#tests/support/clock/shiftDate.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { testBrowserLaunchOptions } from './chromium.ts';
import { asDemo } from './kompas/asDemo.ts';
import { typeClub } from './kompas/clubInEditor.ts';
import { typeCourse } from './kompas/courseInEditor.ts';
import { buildForm, makeForm } from './kompas/formInBuilder.ts';
import { handsOn } from './kompas/hands.ts';
import { root } from './root.ts';

const place = fileURLToPath(new URL('kompas.club.json', demoFolder));
const bytes = readFileSync(place);
const reading = readClubFile(
  bytes,
  { ofClubs: new Set(), ofCourses: new Set() },
  { today: todayOf({ now: () => testStart }) },
);
if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
const { file } = reading;
const { url, title, city } = file.club;

const folder = mkdtempSync(join(tmpdir(), 'clubpoort-kompas-'));
const manager = 'beheer@kompas.example';
const club = await startEmptyClub({ url, title, city, manager, license: 'free' });
const browser = await chromium.launch(testBrowserLaunchOptions());
try {
  const cost = { taps: 0, fields: 0 };
  const context = await browser.newContext({
    ...{ baseURL: club.origin, viewport: { width: 1440, height: 900 }, locale: 'nl-BE' },
    ...{ timezoneId: 'Europe/Brussels', reducedMotion: 'reduce' },
  });
  await context.addInitScript(shiftDate, club.clockOffset);
  await countInput(context, cost);
  const page = await context.newPage();
  await becomeManager();
  await logIn(page, manager, { password: newPassword });
  const start = performance.now();
  await page.goto(`/${url}`);
  const hands = handsOn(page);
  const { press, main } = hands;
  await press('Zet je club klaar');
  await typeClub(hands, file.club);
  for (const course of file.courses) await typeCourse(hands, course);
  await publish();
  await buildQuestions();
  await press(/^Vragen en formulieren/);
  for (const form of file.forms) await makeForm(hands, form);
  console.log(
    `${cost.taps} presses, ${hands.filled()} fields, ${((performance.now() - start) / 1000).toFixed(0)} s of the browser`,
  );
  await compare();

  async function becomeManager(): Promise<void> {
    const request = await requests.newContext({ baseURL: club.origin });
    const [, code] = club.invitation.split('code=');
    await callDirectly(request, 'register_account', {
      ...{
        fname: 'Katrien',
        lname: 'Maes',
        birthdate: bornYearsAgo(45),
        mail: manager,
        password: newPassword,
      },
    });
    await callDirectly(request, 'accept_role_invite', { code });
    await request.dispose();
  }

  async function publish(): Promise<void> {
    await press('Bekijk en publiceer');
    const dialog = page.getByRole('dialog');
    await press('Publiceer', dialog);
    await dialog.waitFor({ state: 'detached' });
  }

  async function buildQuestions(): Promise<void> {
    const parts = main.getByRole('navigation', { name: 'Delen van het aanbod' });
    await press(/^Vragen en formulieren/, parts);
    await press('Vragen voor alle inschrijvingen');
    const ofClub = file.questions.filter(({ course }) => course === undefined);
    await buildForm(hands, ofClub, 'Bewaar voor alle inschrijvingen');
    for (const course of file.courses) {
      const own = file.questions.filter((section) => section.course === course.url);
      if (own.length === 0) continue;
      await page.goto(`/${url}/beheer/aanbod?deel=cursussen`);
      await press(`Open ${course.title}`);
      await press(/^Vragen van deze cursus/);
      await buildForm(hands, own, 'Bewaar voor deze cursus');
    }
    await page.goto(`/${url}/beheer/aanbod?deel=vragen`);
    await press('Losse formulieren');
  }
} finally {
  await browser.close();
  await club.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  const out = join(folder, 'kompas.club.json');
  await club.exportTo(out);
  const made: unknown = JSON.parse(readFileSync(out, 'utf8'));
  const settled: unknown = JSON.parse(writeClubFile(canonicalClubFile(file)));
  const demo: unknown = JSON.parse(bytes.toString('utf8'));
  const again = { $schema: '../schemas/club-file.schema.json', ...fieldsOf(asDemo({ demo, settled, made })) };
  if (process.argv.includes('--write')) {
    writeFileSync(place, `${printJson(again)}\n`);
    execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', place]);
  }
  if (isDeepStrictEqual(again, demo)) return console.log('The export is demo/kompas.club.json');
  console.log(`The export differs from demo/kompas.club.json:\n${printJson(again)}`);
  process.exitCode = 1;
}
