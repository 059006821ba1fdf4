import { test as withoutPage } from '@playwright/test';
import type { Operation } from '#schemas/operation.ts';
import { operations } from '#schemas/operations.ts';
import { helperOperations } from '#tests/support/plain-backend/specifiedCalls.ts';
import { sampled, seed } from '#tests/support/sampled.ts';
import { changing } from '../support/faults/changing.ts';
import { choosingReads } from '../support/faults/choosingReads.ts';
import { choosingWrites } from '../support/faults/choosingWrites.ts';
import { type Fault, faults, plantFault } from '../support/faults/faults.ts';
import type { FaultyCall } from '../support/faults/faultyCall.ts';
import { followingCalls } from '../support/faults/followingCalls.ts';
import { clubCertificates } from '../support/faults/management/certificates.ts';
import { clubMoney } from '../support/faults/management/clubMoney.ts';
import { corrections } from '../support/faults/management/corrections.ts';
import { doors } from '../support/faults/management/door.ts';
import { films } from '../support/faults/management/films.ts';
import { builtForms } from '../support/faults/management/forms.ts';
import { givingBack } from '../support/faults/management/givingBack.ts';
import { ledger } from '../support/faults/management/ledger.ts';
import { lessonFaults } from '../support/faults/management/lessons.ts';
import { managedForms } from '../support/faults/management/managedForms.ts';
import { messageFaults } from '../support/faults/management/messages.ts';
import { numbersFaults } from '../support/faults/management/numbers.ts';
import { offer } from '../support/faults/management/offer.ts';
import { offerPictures } from '../support/faults/management/offerPictures.ts';
import { clubPeople } from '../support/faults/management/people.ts';
import { publications } from '../support/faults/management/publications.ts';
import { managing } from '../support/faults/management/registrations.ts';
import { clubTeachers } from '../support/faults/management/teachers.ts';
import { parents } from '../support/faults/parents.ts';
import { personalData } from '../support/faults/personalData.ts';
import { reading } from '../support/faults/reading.ts';
import { roles } from '../support/faults/roles.ts';
import { secondaryCalls } from '../support/faults/secondaryCalls.ts';
import { sending } from '../support/faults/sending.ts';
import { withdrawing } from '../support/faults/withdrawing.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { startsInBrowser } from '../support/server/serverEnvironment.ts';
import { expect, test } from '../support/test.ts';

test.use(startsInBrowser);

const few = 4;

const calls: readonly FaultyCall[] = [
  ...reading,
  ...choosingReads,
  ...sending,
  ...choosingWrites,
  ...changing,
  ...withdrawing,
  ...personalData,
  ...secondaryCalls,
  ...followingCalls,
  ...parents,
  ...roles,
  ...managing,
  ...ledger,
  ...clubMoney,
  ...givingBack,
  ...corrections,
  ...clubPeople,
  ...managedForms,
  ...builtForms,
  ...offer,
  ...publications,
  ...doors,
  ...clubCertificates,
  ...clubTeachers,
  ...numbersFaults,
  ...films,
  ...offerPictures,
  ...messageFaults,
  ...lessonFaults,
];

interface Row {
  readonly call: FaultyCall;
  readonly fault: Fault;
}

/** Faults that look like a call which a plain backend lacks. The portal then uses its fallback and shows no error. */
const unreadable: ReadonlySet<Fault> = new Set(['answers a page instead of JSON', 'breaks off halfway']);

/** Every call with one fault, in turn. Tests of the portal's fetch cover all faults. */
const matrix = calls.map((call, place): Row => {
  const possible = helperOperations.has(call.operation)
    ? faults.filter((one) => !unreadable.has(one))
    : faults;
  const fault = possible[(place + seed) % possible.length];
  if (fault === undefined) throw new Error('There is no fault');
  return { call, fault };
});

for (const { call, fault } of sampled(matrix, few)) {
  const { screen, operation } = call;
  test(`${screen}: ${operation} ${fault}, and nothing is lost (seed ${seed})`, async ({
    page,
    portal,
    consoleGuard,
  }) => {
    consoleGuard.expectError(/Failed to load resource/);
    await call.open(page, portal);
    const stop = await plantFault(page, [operation], fault);
    await call.fail(page);
    await expectAccessible(page);
    await stop();
    await call.recover(page);
  });
}

/** The portal calls it only for a backend that prices seats apart. `cartQuery.test.ts` lets that call fail. */
const fallbacks: ReadonlySet<string> = new Set(['get_ticket_sales_quote']);

// At every change, because it starts no server: a new operation needs its row in the same commit.
withoutPage(
  'every operation of the contract that a screen calls is in the matrix of faults',
  {
    tag: '@loop',
  },
  () => {
    const called = Object.values(operations).filter(
      ({ name, answers }: Operation) => answers !== 'browser' && !fallbacks.has(name),
    );
    const covered = new Set<string>(calls.map(({ operation }) => operation));
    expect(called.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
  },
);

test('a refused login shows the same error for every account and keeps the typed answers', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/401/);
  for (const mail of ['ouder@example.org', 'niemand@example.org']) {
    await page.goto('/login');
    await page.getByLabel('E-mailadres', { exact: true }).fill(mail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd-wachtwoord');
    await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
    await expect(page.getByText('Wachtwoord komt niet overeen met account')).toBeVisible();
    await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(mail);
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('verkeerd-wachtwoord');
  }
  await expectAccessible(page);
});

test('an unknown club leads to Home, which asks for a club', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/404/);
  await page.goto('/bestaat-niet/cursussen');
  await expect(page).toHaveURL(/\/\?redirect=%2Fbestaat-niet%2Fcursussen.*requiresClub/);
  await expect(page.getByRole('searchbox', { name: /club/ })).toBeVisible();
  await expectAccessible(page);
});
