import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import lesson from '#schemas/examples/teacher/getTeacherSession.json' with { type: 'json' };
import { UnsentAttendance } from '#src/features/teacher/components/UnsentAttendance.tsx';
import { keepChoices, unsentSessions } from '#src/features/teacher/state/attendanceChoices.ts';
import { sendingStore } from '#src/features/teacher/state/sendAttendance.ts';
import { logOutGuarded } from '#src/platform/logoutGuard.ts';
import { answer, inTurn, openAsMember, refusal } from '../../session/openAsMember.tsx';
import { an } from '../../session/people.ts';

const [list] = lesson.response.valid.map(({ value }) => value.result);
const of = { uid: an.uid, session: 501 };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const saved = answer({ ...list, version: 3 });
const logOut = vi.fn(() => Promise.resolve());

type Answer = Parameters<typeof openAsMember>[0]['answers'][string];
const open = (save_attendance: Answer) =>
  openAsMember({
    at: '/dashboard',
    screen: <UnsentAttendance uid={an.uid} />,
    answers: { get_teacher_session: answer(list), save_attendance },
  });

const question = () => page.getByRole('dialog', { name: 'Er staan nog aanwezigheden op dit toestel' });
const unsent = () => expect.poll(() => unsentSessions(an.uid));
const told = () =>
  page.getByRole('log').getByText('We hebben de aanwezigheden van op dit toestel verstuurd.');

beforeEach(() => {
  sendingStore.setState({ ofSession: new Map() });
  keepChoices(of, { version: 2, byUid: new Map([[20, 'absent']]) });
  logOut.mockClear();
});

test('UnsentAttendance sends at the start of a page what another page left on the device', async () => {
  const { calls } = await open(saved);
  await expect.element(told()).toBeVisible();
  await unsent().toEqual([]);
  expect(calls.at(-1)?.request).toMatchObject({
    attendance: [{ participant: 14 }, { participant: 20, state: 'absent' }],
  });
});

test('UnsentAttendance keeps a list that finds no connection, and sends it once the connection is back', async () => {
  const { calls } = await open(inTurn(offline, saved));
  await expect.poll(() => calls.filter(({ operation }) => operation === 'save_attendance').length).toBe(1);
  await unsent().toEqual([501]);
  await expect.poll(() => sendingStore.getState().ofSession.get(501)?.status).toBe('failed');
  window.dispatchEvent(new Event('online'));
  await expect.element(told()).toBeVisible();
  await unsent().toEqual([]);
});

test('UnsentAttendance sends the marks before a logout, without a question', async () => {
  keepChoices(of, undefined);
  await open(saved);
  keepChoices(of, { version: 2, byUid: new Map([[20, 'absent']]) });
  void logOutGuarded(logOut);
  await expect.poll(() => logOut.mock.calls.length).toBe(1);
  expect(unsentSessions(an.uid)).toEqual([]);
});

test('UnsentAttendance asks before a logout that would lose marks, and deletes nothing unless the teacher says so', async () => {
  await open(() => refusal(409, 'conflict'));
  const staying = logOutGuarded(logOut);
  await userEvent.click(question().getByRole('button', { name: 'Blijf aangemeld' }));
  expect(await staying).toBe(false);
  await expect.element(question()).not.toBeInTheDocument();
  expect(unsentSessions(an.uid)).toEqual([501]);
  expect(logOut).not.toHaveBeenCalled();
  const leaving = logOutGuarded(logOut);
  await userEvent.click(question().getByRole('button', { name: 'Afmelden en wissen' }));
  expect(await leaving).toBe(true);
  expect(unsentSessions(an.uid)).toEqual([]);
});
