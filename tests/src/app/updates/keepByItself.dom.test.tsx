import { afterEach, beforeEach, expect, test } from 'vitest';
import courses from '#schemas/examples/teacher/getTeacherCourses.json' with { type: 'json' };
import lesson from '#schemas/examples/teacher/getTeacherSession.json' with { type: 'json' };
import { keepByItself } from '#src/app/updates/keepByItself.ts';
import { keptPaths } from '#src/features/offline/index.ts';
import { forgetStored, markLogin } from '#src/features/session/state/loginMark.ts';
import { isOwnDevice, rememberOwnDevice } from '#src/features/session/state/ownDevice.ts';
import { keptPagesCache } from '#src/platform/storage/keptPagesCache.ts';
import { answer, openAsMember, refusal } from '../../features/session/openAsMember.tsx';
import { an } from '../../features/session/people.ts';

const [taught = []] = courses.response.valid.map(({ value }) => value.result);
const [example] = lesson.response.valid.map(({ value }) => value.result);
const arabesk = { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' };
const soon = Date.parse('2026-11-21T18:00:00Z') / 1000;
const evening = {
  ...{
    nid: 9,
    uid: 2,
    name: 'Noor',
    kind: 'ticket',
    start: soon,
    end: soon + 3600,
    place: 'Theater',
    tickets: 2,
  },
  ...{ club: arabesk, course: { nid: 13, url: 'lente', title: 'Lentevoorstelling' }, day: null },
};
const ticket = {
  id: 's12',
  uid: 2,
  name: 'Noor',
  place: null,
  tariff: 'Kind',
  state: 'valid',
  code: 'abc',
  used: null,
};
const event = {
  ...{ nid: 13, url: 'lente', title: 'Lentevoorstelling', place: 'Theater', start: soon, is_past: false },
  tickets: [ticket],
};
const card = {
  ...{
    uid: 2,
    name: 'Noor Peeters',
    type: 'member',
    number: '20261234',
    valid_until: null,
    is_expired: false,
  },
  federation: { url: 'danssport', title: 'Danssport', color: '#7a1f5c' },
};
const answers = {
  get_calendar: answer({ sessions: [evening], next: null }),
  get_tickets: answer([event]),
  get_membership_cards: answer([card]),
};

const open = (given: Parameters<typeof openAsMember>[0]['answers'] = {}, user = an) =>
  openAsMember({ at: '/leeg', screen: null, answers: { ...answers, ...given }, user, clubs: [arabesk] });
const asked = (calls: readonly { readonly operation: string }[]) => calls.map(({ operation }) => operation);

beforeEach(() => {
  forgetStored();
  markLogin(an.uid, 1000);
  rememberOwnDevice(an.uid, true);
});
afterEach(async () => {
  forgetStored();
  await caches.delete(keptPagesCache);
});

test('keepByItself keeps the calendar, the tickets and the cards, and asks for nothing again while they are fresh', async () => {
  const { client, calls } = await open();
  await keepByItself(client, an);
  expect((await keptPaths()).toSorted()).toEqual(['/arabesk/tickets', '/calendar', '/lidkaarten']);
  const first = asked(calls);
  expect(first.toSorted()).toEqual(['get_calendar', 'get_membership_cards', 'get_tickets']);
  await keepByItself(client, an);
  expect(asked(calls)).toEqual(first);
});

test('keepByItself asks for nothing on a device whose user did not ask to stay logged in', async () => {
  rememberOwnDevice(an.uid, false);
  const { client, calls } = await open();
  await keepByItself(client, an);
  expect(asked(calls)).toEqual([]);
  expect(await caches.has(keptPagesCache)).toBe(false);
});

test('keepByItself deletes tickets that were given back, and pages whose time is over', async () => {
  const cache = await caches.open(keptPagesCache);
  await cache.put('/arabesk/tickets', new Response('Ticket'));
  await cache.put('/docent?les=1', new Response('Les', { headers: { 'x-until': '1' } }));
  const { client } = await open({
    get_calendar: answer({ sessions: [], next: null }),
    get_tickets: answer([{ ...event, tickets: [{ ...ticket, state: 'cancelled', code: null }] }]),
  });
  await keepByItself(client, an);
  expect(await keptPaths()).toEqual(['/lidkaarten']);
});

test('keepByItself leaves nothing behind when a logout comes during a slow answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { client, calls } = await open({ get_calendar: () => promise });
  const round = keepByItself(client, an);
  await expect.poll(() => asked(calls)).toContain('get_calendar');
  forgetStored();
  resolve(Response.json({ result: { sessions: [evening], next: null } }));
  await round;
  expect(await keptPaths()).toEqual([]);
  expect(localStorage.getItem('clubpoort.kept-lists')).toBeNull();
});

test('keepByItself runs in one tab at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { client, calls } = await open({ get_calendar: () => promise });
  const first = keepByItself(client, an);
  await expect.poll(() => asked(calls)).toContain('get_calendar');
  await keepByItself(client, an);
  expect(asked(calls)).toEqual(['get_calendar']);
  resolve(Response.json({ result: { sessions: [], next: null } }));
  await first;
});

test.each([
  ['the connection is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the session has ended', () => refusal(401, 'unauthenticated')],
])(
  'keepByItself stops when %s, keeps what it has, and tries again in the next round',
  async (_why, fails) => {
    await (await caches.open(keptPagesCache)).put('/calendar', new Response('Kalender'));
    const { client, calls } = await open({ get_calendar: fails });
    client.setDefaultOptions({ queries: { retry: false } });
    await keepByItself(client, an);
    expect(asked(calls)).toEqual(['get_calendar']);
    expect(await keptPaths()).toEqual(['/calendar']);
    await keepByItself(client, an);
    expect(asked(calls)).toEqual(['get_calendar', 'get_calendar']);
  },
);

test('keepByItself keeps the next lessons of a teacher, and deletes those that are no longer theirs', async () => {
  await (await caches.open(keptPagesCache)).put('/docent?les=77', new Response('Les'));
  const teacher = { ...an, isTeacher: true };
  const { client, calls } = await open(
    { get_teacher_courses: answer(taught), get_teacher_session: answer(example) },
    teacher,
  );
  await keepByItself(client, teacher);
  const paths = await keptPaths();
  expect(paths).toContain('/docent');
  expect(paths.filter((path) => path.startsWith('/docent?les='))).toEqual(['/docent?les=501']);
  expect(asked(calls).filter((operation) => operation === 'get_teacher_session')).toHaveLength(1);
  expect(isOwnDevice(an.uid)).toBe(true);
});
