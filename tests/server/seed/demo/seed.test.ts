import { compileForm, questionKinds, validateAnswers } from '@clubpoort/form-engine/headless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, demoPassword } from '#server/seed/demo/people/people.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('the demo data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('lets each of the seven demo logins in', async () => {
    expect(demoLogins).toHaveLength(7);
    await Promise.all(
      demoLogins.map(async ({ mail, who }) => {
        const { user } = await server.client().ask('login', { mail, password: demoPassword });
        expect(who).toContain(user?.name.replace("'", '’'));
      }),
    );
  });

  it('has one login that one club has blocked', async () => {
    const teacher = await server.loggedIn('docent@example.org');
    const { result } = await teacher.ask('get_clubs_for_user', {});
    const blocked = Object.values(result).filter((club) => club.blocked);
    expect(blocked.map(({ url }) => url)).toEqual(['de-dolfijn']);
    expect(Object.keys(result).length).toBeGreaterThan(1);
  });

  it('has a parent with three family members and their ages', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const { result } = await parent.ask('get_user_family_members', { uid: 1 });
    expect(result.map(({ fname, age }) => [fname, age])).toEqual([
      ['Noor', 14],
      ['Lars', 8],
      ['Mila', 5],
    ]);
  });

  it.each([
    [
      'arabesk',
      { licenseType: 'standard', disable_waiting_list: false, public_occupation_display: 'amount' },
    ],
    ['de-zwaluw', { disable_waiting_list: true, public_overview_display: 'list' }],
    ['kompas', { licenseType: 'free', addons: [], public_overview_hide_timestamp: true }],
    ['de-dolfijn', { public_occupation_display: 'always', ageCalculation: 'today' }],
  ])('has the club %s with its own settings and an offer', async (url, settings) => {
    const { result } = await server.client().ask('get_club_by_url', { url });
    expect(result).toMatchObject(settings);
    expect(result.offer.course).toBeGreaterThan(1);
  });

  it('has a tariff in every state', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const types = ['course', 'activity', 'ticket'] as const;
    const lists = await Promise.all(types.map((type) => parent.ask('get_courses', { club: 1, type })));
    const tariffs = lists.flatMap(({ result }) => result.flatMap((course) => course.tariffs));
    const states = {
      plenty: tariffs.some(({ availability }) => (availability ?? 0) > 5),
      oneLeft: tariffs.some(({ availability }) => availability === 1),
      unlimited: tariffs.some(({ availability }) => availability === null),
      fullWithWaitingList: tariffs.some((t) => t.availability === 0 && !t.disable_waiting_list),
      fullWithout: tariffs.some((t) => t.availability === 0 && t.disable_waiting_list),
      notYetOpen: tariffs.some((t) => t.blockedRegistrationMessage?.startsWith('Inschrijven kan vanaf')),
      blocked: tariffs.some((t) => t.blockedRegistrationMessage?.includes('auditie')),
      discounted: tariffs.some((t) => (t.discountedPrice ?? t.price) < t.price),
      trial: tariffs.some(({ type }) => type === 'trial'),
      registered: tariffs.some((t) => Object.values(t.registeredUsersPerTariff).includes(1)),
      registeredByException: tariffs.some((t) => Object.values(t.registeredUsersPerTariff).includes(-99)),
      queued: tariffs.some((t) => Object.values(t.queuedUsersPerTariff).includes(1)),
    };
    expect(Object.entries(states).filter(([, isThere]) => !isThere)).toEqual([]);
  });

  it('asks questions of every kind that the server can ask, without a diagnostic', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const clubs = await server.client().ask('search_clubs', {});
    const kinds = new Set<string>();
    for (const { nid } of clubs.result) {
      const lists = await Promise.all(
        (['course', 'activity'] as const).map((type) => parent.ask('get_courses', { club: nid, type })),
      );
      const tariffs = lists.flatMap(({ result }) =>
        result.flatMap((course) => course.tariffs.map((tariff) => tariff.nid)),
      );
      const form = compileForm(
        (await parent.ask('get_combined_course_registration_form', { club: nid, uid: 1, tariffs })).result,
      );
      expect(form.diagnostics).toEqual([]);
      expect(validateAnswers(form, {}, { today: '2026-11-20' })).not.toEqual([]);
      for (const { name } of form.kinds.values()) kinds.add(name);
      for (const { url } of (await parent.ask('get_forms', { club: nid })).result) {
        const standing = compileForm((await parent.ask('get_form', { club: nid, form: url })).result);
        expect([url, standing.diagnostics]).toEqual([url, []]);
        for (const { name } of standing.kinds.values()) kinds.add(name);
      }
    }
    const unasked = questionKinds.map(({ name }) => name).filter((name) => !kinds.has(name));
    expect(unasked).toEqual(['unknown']);
  });

  it('has two overlapping lessons in one course', async () => {
    const { result } = await server.client().ask('get_course', { club: 1, course: 'ballet-examenklas' });
    const overlapping = result.sessions.some((one, index) =>
      result.sessions.slice(index + 1).some((other) => one.start < other.end && other.start < one.end),
    );
    expect(overlapping).toBe(true);
  });
});
