import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import courses from '#schemas/examples/teacher/getTeacherCourses.json' with { type: 'json' };
import lesson from '#schemas/examples/teacher/getTeacherSession.json' with { type: 'json' };
import { parseTeacherSession } from '#src/api/entities/club/teaching.ts';
import { forgetStored, markLogin } from '#src/features/session/state/loginMark.ts';
import { rememberOwnDevice } from '#src/features/session/state/ownDevice.ts';
import { TeacherPage } from '#src/features/teacher/components/TeacherPage.tsx';
import { keepChoices } from '#src/features/teacher/state/attendanceChoices.ts';
import {
  keepNames,
  keepsDetails,
  keepWithDetails,
  settleKept,
} from '#src/features/teacher/state/keepLesson.tsx';
import { keptPagesCache } from '#src/platform/storage/keptPagesCache.ts';
import { followKeptChoices } from '#src/service-worker/followKeptChoices.ts';
import { answer, openAsMember } from '../../session/openAsMember.tsx';
import { an } from '../../session/people.ts';

const [taught = []] = courses.response.valid.map(({ value }) => value.result);
const [example] = lesson.response.valid.map(({ value }) => value.result);
/** A lesson of today with an allergy and a phone number, which nobody filled in. */
const wire = {
  ...example,
  ...{ version: 4, saved: null, start: 1_795_194_000, end: 1_795_197_600 },
  participants: example?.participants.map((participant) => ({ ...participant, attendance: null })),
};
const session = parseTeacherSession(wire);
const path = `/docent?les=${session.nid}`;
const of = { uid: an.uid, session: session.nid };

beforeEach(() => {
  forgetStored();
  markLogin(an.uid, 1000);
});
afterEach(async () => {
  forgetStored();
  keepChoices(of, undefined);
  await caches.delete(keptPagesCache);
});

const openOnline = () =>
  openAsMember({
    at: path,
    screen: <TeacherPage />,
    answers: { get_teacher_session: answer(wire), get_teacher_courses: answer(taught) },
  });

async function keptPage() {
  const response = await (await caches.open(keptPagesCache)).match(path);
  if (!response) return undefined;
  return { response, document: new DOMParser().parseFromString(await response.text(), 'text/html') };
}

const cardsOf = (root: ParentNode) =>
  [...root.querySelectorAll('li:has(fieldset)')].map((card) =>
    card.outerHTML.replaceAll(/ name="[^"]*"/g, ''),
  );

test('keepWithDetails keeps the same list as online, with phone numbers and allergies, until the end of the day', async () => {
  rememberOwnDevice(an.uid, true);
  const { client } = await openOnline();
  await expect.element(page.getByRole('button', { name: 'Bewaren', exact: true })).toBeVisible();
  await keepWithDetails(client, { uid: an.uid, session });
  const kept = await keptPage();
  expect(cardsOf(kept?.document ?? document)).toEqual(cardsOf(document));
  expect(kept?.document.querySelectorAll('a[href^="tel:"]').length).toBeGreaterThan(0);
  expect(kept?.document.querySelector('h1')?.textContent).toBe(document.querySelector('h1')?.textContent);
  expect(kept?.response.headers.get('x-until')).toBe(String(Date.parse('2026-11-21T00:00:00+01:00') / 1000));
  expect(kept?.document.body.textContent).toContain(
    'Deze les staat ook zonder internet klaar op dit toestel',
  );
});

test('the policy of a kept lesson allows its own styles and the script of the offline page alone', async () => {
  rememberOwnDevice(an.uid, true);
  const { client } = await openOnline();
  await keepWithDetails(client, { uid: an.uid, session });
  const kept = await keptPage();
  const policy = kept?.response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self'; script-src 'self'; connect-src 'self'$/,
  );
  const styles = new TextEncoder().encode(kept?.document.querySelector('style')?.textContent);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', styles));
  expect(policy).toContain(btoa(String.fromCharCode(...digest)));
  expect([...(kept?.document.scripts ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([
    expect.stringContaining('src="/offline.js"'),
  ]);
  expect(kept?.document.querySelectorAll('[style]')).toHaveLength(0);
});

test('keepNames keeps names and choices, without phone numbers and answers, and only while there are marks', async () => {
  const { client } = await openOnline();
  keepChoices(of, { version: 4, byUid: new Map([[session.participants[0]?.uid ?? 0, 'present']]) });
  await keepNames(client, { uid: an.uid, session });
  const kept = await keptPage();
  expect(kept?.document.querySelectorAll('h2')).toHaveLength(session.participants.length);
  expect(kept?.document.querySelectorAll('a[href^="tel:"], dl')).toHaveLength(0);
  for (const { question, answer: given } of session.participants.flatMap(({ answers }) => answers))
    for (const text of [question, given]) expect(kept?.document.body.textContent).not.toContain(text);
  keepChoices(of, undefined);
  await keepNames(client, { uid: an.uid, session });
  expect(await keptPage()).toBeUndefined();
});

test('keepsDetails is false for who did not ask to stay, and for a lesson of another day that is not kept', async () => {
  const { client } = await openOnline();
  expect(await keepsDetails({ uid: an.uid, session })).toBe(false);
  rememberOwnDevice(an.uid, true);
  expect(await keepsDetails({ uid: an.uid, session })).toBe(true);
  const week = 7 * 24 * 60 * 60;
  const next = { ...session, start: session.start + week };
  expect(await keepsDetails({ uid: an.uid, session: next })).toBe(false);
  await keepWithDetails(client, { uid: an.uid, session });
  expect(await keepsDetails({ uid: an.uid, session: next })).toBe(true);
  expect(await keepsDetails({ uid: an.uid, session: { ...session, start: session.start - week } })).toBe(
    false,
  );
});

test('keepWithDetails leaves nothing behind when a logout comes while it draws', async () => {
  rememberOwnDevice(an.uid, true);
  const { client } = await openOnline();
  const keeping = keepWithDetails(client, { uid: an.uid, session });
  forgetStored();
  await keeping;
  expect(await keptPage()).toBeUndefined();
});

test('settleKept deletes the list on a shared device once the server has all marks', async () => {
  const { client } = await openOnline();
  keepChoices(of, { version: 4, byUid: new Map([[session.participants[0]?.uid ?? 0, 'present']]) });
  await keepNames(client, { uid: an.uid, session });
  keepChoices(of, undefined);
  await settleKept(client, { uid: an.uid, session });
  expect(await keptPage()).toBeUndefined();
});

test('followKeptChoices keeps each choice, counts them, marks the rest as present, and finds them again', async () => {
  rememberOwnDevice(an.uid, true);
  const { client } = await openOnline();
  await keepWithDetails(client, { uid: an.uid, session });
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const key = `clubpoort.unsent.attendance.${an.uid}.${session.nid}`;
  const shown = (await keptPage())?.document ?? document;
  followKeptChoices(shown, storage);
  const counts = (root: Document) => root.querySelector('[role=status][data-kept-counts]')?.textContent;
  const [first] = session.participants;
  const all = session.participants.length;
  expect(counts(shown)).toBe(`${all} nog in te vullen`);
  expect(shown.querySelector('[data-kept-marks]')?.textContent).toMatch(/^Je hebt geen internet\./);
  shown.querySelector<HTMLInputElement>(`input[name="${first?.uid}"][value=absent]`)?.click();
  expect(JSON.parse(kept.get(key) ?? '')).toEqual({ version: 4, marks: { [first?.uid ?? 0]: 'absent' } });
  expect(counts(shown)).toBe(`1 afwezig · ${all - 1} nog in te vullen`);
  expect(shown.querySelector('[data-kept-marks]')?.textContent).toBe(
    `Geen internet. 1 van ${all} bewaard op dit toestel. We versturen ze zodra het weer kan.`,
  );
  shown.querySelector<HTMLButtonElement>('[data-mark-rest]')?.click();
  expect(counts(shown)).toBe(`${all - 1} aanwezig · 1 afwezig`);
  expect(Object.keys(JSON.parse(kept.get(key) ?? '').marks)).toHaveLength(all);
  expect(shown.querySelector('[data-mark-rest]')).toBeNull();
  const again = (await keptPage())?.document ?? document;
  followKeptChoices(again, storage);
  expect(counts(again)).toBe(`${all - 1} aanwezig · 1 afwezig`);
});
