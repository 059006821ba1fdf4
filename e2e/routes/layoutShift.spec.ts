import type { Page } from '@playwright/test';
import { isWhole, sampled, seed } from '#tests/support/sampled.ts';
import { asRole, type Role } from '../support/person/asRole.ts';
import { shownTo, type Visit, visits } from '../support/sample/sampledRoutes.ts';
import { expectSettled } from '../support/screen/expectSettled.ts';
import { type Shift, watchLayoutShift } from '../support/screen/layoutShift.ts';
import type { Traffic } from '../support/screen/watchTraffic.ts';
import { expect, test } from '../support/test.ts';

/** Maximum layout shift score of a screen while it loads. Nobody notices a shift below it. */
const unnoticed = 0.02;

const few = 3;

/** Screens that one role visits. A logged-in role visits the club of `from` first, so that the shell is that of the club. */
interface Walk {
  readonly who: string;
  readonly role: Role;
  readonly from: string | undefined;
  readonly visits: readonly Pick<Visit, 'route' | 'at'>[];
}

const atDolfijn = ['/de-dolfijn', '/de-dolfijn/cursussen'].map((at) => ({ route: 'club', at }));
const ofArabesk = /\/arabesk(\/|$)/;

const walks: readonly Walk[] = [
  { who: 'a visitor', role: 'visitor', from: undefined, visits: shownTo('visitor') },
  { who: 'a parent with invitations', role: 'member', from: '/arabesk', visits: of('member') },
  { who: 'a teacher', role: 'teacher', from: '/arabesk', visits: of('teacher') },
  { who: 'a manager', role: 'admin', from: '/arabesk', visits: of('admin') },
  {
    who: 'whoever has an order to pay',
    role: 'federationMember',
    from: '/de-dolfijn',
    visits: [...atDolfijn, ...shownTo('federationMember').filter(({ at }) => !ofArabesk.test(at))],
  },
];

walks.forEach(({ who, role, from, visits: all }, place) => {
  const walked = sampled(all, few, place);
  const named = isWhole ? 'every route' : walked.map(({ at }) => at).join(', ');
  test(`screens load without a visible layout shift for ${who} on ${named} (seed ${seed})`, async ({
    page,
    traffic,
    consoleGuard,
  }) => {
    test.setTimeout(walked.length * 10_000 + 20_000);
    // The demo data lacks some records that these screens request.
    consoleGuard.expectError(/Failed to load resource/);
    await asRole(page, role);
    if (from !== undefined) await settle(page, from, traffic);
    const shift = await watchLayoutShift(page);
    for (const { at } of walked) expectUnnoticed(at, await settle(page, at, traffic).then(shift));
  });
});

const screens = [
  '/arabesk/cursussen?weergave=lijst',
  '/arabesk/cursussen?plaats=1&leeftijd=8',
  '/de-dolfijn/cursussen',
  '/arabesk/hiphop-kids',
  '/arabesk/tango-voor-koppels',
  '/arabesk/danskamp-krokus',
  '/arabesk/lentevoorstelling',
] as const;

test(`a screen with courses loads without a visible layout shift (seed ${seed})`, async ({
  page,
  traffic,
}) => {
  test.slow();
  const shift = await watchLayoutShift(page);
  for (const at of sampled(screens, few)) expectUnnoticed(at, await settle(page, at, traffic).then(shift));
});

test('a font that arrives late moves nothing', async ({ page, traffic }) => {
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  const shift = await watchLayoutShift(page);
  const at = '/arabesk/ballet-6-8';
  await page.goto(at, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: 'Praktisch' })).toBeVisible();
  painted.resolve();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
  await traffic.toEnd(page);
  await expectSettled(page);
  expectUnnoticed(at, await shift());
});

test('courses that arrive late in a preview don’t move the switches beside them', async ({
  page,
  traffic,
}) => {
  const shown = Promise.withResolvers<void>();
  await page.route(/q=get_courses&/, async (route) => {
    await shown.promise;
    await route.continue();
  });
  await asRole(page, 'member');
  const shift = await watchLayoutShift(page);
  await page.goto('/preview/course-form?club=1');
  await expect(page.getByRole('button', { name: 'een fiscaal attest' })).toBeVisible();
  shown.resolve();
  await expect(page.getByRole('option', { name: 'Ballet 6-8 jaar' })).toBeAttached();
  await traffic.toEnd(page);
  const { moves } = await shift();
  expect(moves.filter((move) => move.includes('fieldset'))).toEqual([]);
});

/** Visits whose screen is fullest for this role. Another role visits the rest. */
function of(role: Role): readonly Visit[] {
  return visits.filter((visit) => visit.role === role);
}

async function settle(page: Page, at: string, traffic: Traffic): Promise<void> {
  await page.goto(at);
  await expectSettled(page);
  await traffic.toEnd(page);
}

function expectUnnoticed(at: string, { value, moves }: Shift): void {
  test.info().annotations.push({ type: 'layout shift', description: `${at} ${value.toFixed(4)}` });
  expect.soft(value, `${at}\n${moves.join('\n')}`).toBeLessThanOrEqual(unnoticed);
}
