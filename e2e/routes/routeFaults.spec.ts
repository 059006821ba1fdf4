import type { Page } from '@playwright/test';
import { sampled, seed } from '#tests/support/sampled.ts';
import { type Fault, faults, plantFault } from '../support/faults/faults.ts';
import { apology, retryButton } from '../support/faults/faultyCall.ts';
import { screenReads } from '../support/faults/screenReads.ts';
import { asRole } from '../support/person/asRole.ts';
import { type Visit, visits } from '../support/sample/sampledRoutes.ts';
import { expectSettled } from '../support/screen/expectSettled.ts';
import { startsInBrowser } from '../support/server/serverEnvironment.ts';
import { expect, test } from '../support/test.ts';

test.use(startsInBrowser);

const few = 4;

/** Screens that make no call to the server. */
const askNothing: ReadonlySet<string> = new Set([
  'login',
  'register',
  'terms',
  'privacy',
  'cookies',
  'withdrawal',
]);

/** Screens that work without the responses to their calls. */
const standWithout: ReadonlySet<string> = new Set([
  'home',
  'notFound',
  'styleguide',
  'forgotPassword',
  'resetPassword',
  'confirmMail',
  'becomeParent',
  'acceptRole',
  'managedClubs',
  'loginForFrame',
  'addFamilyMember',
]);

interface Row {
  readonly visit: Visit;
  readonly fault: Fault;
}

/** Every route with one fault, in turn. */
const matrix = visits
  .filter(({ route }) => !askNothing.has(route))
  .map((visit, place): Row => {
    const fault = faults[(place + seed) % faults.length];
    if (fault === undefined) throw new Error('There is no fault');
    return { visit, fault };
  });

for (const { visit, fault } of sampled(matrix, few)) {
  const { route, at, role } = visit;
  test(`${route}: every call ${fault}, and the screen shows an error with a retry (seed ${seed})`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectError(/Failed to load resource/);
    await asRole(page, role);
    const asked = watchAsked(page, route);
    const stop = await plantFault(page, screenReads(route), fault);
    await page.goto(at);
    await expectSettled(page);
    expect(asked.size, 'calls with the fault').toBeGreaterThan(0);
    if (!standWithout.has(route)) await expectWayOn(page);
    await stop();
    await tryAgain(page);
  });
}

/** Collects the names of the faulty calls from now on. */
function watchAsked(page: Page, route: string): ReadonlySet<string> {
  const reads = new Set<string | null>(screenReads(route));
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('q');
    if (name !== null && reads.has(name)) asked.add(name);
  });
  return asked;
}

/** Checks that the screen has one main heading, an error message and a retry. */
async function expectWayOn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByText(apology).first()).toBeVisible();
  await expect(retryButton(page).first()).toBeVisible();
}

/** Presses the retries of the screen until nothing is missing. All calls succeed from now on. */
async function tryAgain(page: Page): Promise<void> {
  const again = retryButton(page);
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expectSettled(page);
}
