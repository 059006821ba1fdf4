import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { post } from '#src/api/call.ts';
import { parseTeacherSession, type TeacherSession } from '#src/api/entities/club/teaching.ts';
import { hrefs } from '#src/paths.ts';
import { canKeepPages, forgetPage } from '../../offline/index.ts';
import { isOwnDevice } from '../../session/index.ts';
import { type SessionOf, teacherSessionQuery } from '../queries.ts';
import { attendanceSheet, leftOver, toSave } from '../view/attendanceSheet.ts';
import type { Sending } from '../view/sendingState.ts';
import { keepChoices, readChoices } from './attendanceChoices.ts';

interface SendingState {
  /** By the nid of the session. A session without an entry is idle. */
  readonly ofSession: ReadonlyMap<number, Sending>;
}

/** The last attempt of each session, shared by the screen and by what sends in the background. */
export const sendingStore = createStore<SendingState>(() => ({ ofSession: new Map() }));

interface Basis {
  /** The list to complete. By default, the newest one of the server. */
  readonly session?: TeacherSession;
  /** The version to replace. By default, the version at the first mark. */
  readonly version?: number;
}

/**
 * Sends the attendance of a session with the marks of this device. Marks stay on the device until the server has them, also a
 * mark that is made during the request.
 * @returns whether the server has all of it
 */
export async function sendAttendance(
  client: QueryClient,
  of: SessionOf,
  basis: Basis = {},
): Promise<boolean> {
  if (sendingStore.getState().ofSession.get(of.session)?.status === 'sending') return false;
  setSending(of, { status: 'sending' });
  try {
    const session = basis.session ?? (await client.fetchQuery(teacherSessionQuery(of)));
    const choices = readChoices(of);
    const { result } = await post('save_attendance', {
      session: of.session,
      version: basis.version ?? choices?.version ?? session.version,
      attendance: toSave(attendanceSheet(session, choices)),
    });
    const saved = parseTeacherSession(result);
    client.setQueryData(teacherSessionQuery(of).queryKey, saved);
    const left = leftOver(readChoices(of), choices, saved.version);
    keepChoices(of, left);
    setSending(of, undefined);
    if (!left) void settle(client, { uid: of.uid, session: saved });
    return left === undefined;
  } catch (error) {
    setSending(of, { status: 'failed', error });
    return false;
  }
}

/** Its code is lazy-loaded, because marks are also sent from screens that draw no lesson. */
async function settle(client: QueryClient, lesson: { uid: number; session: TeacherSession }): Promise<void> {
  if (!canKeepPages()) return;
  const forget = () => forgetPage(hrefs.teacher(lesson.session.nid));
  const settled = isOwnDevice(lesson.uid)
    ? import('./keepLesson.tsx').then(({ settleKept }) => settleKept(client, lesson)).catch(forget)
    : forget();
  await settled.catch(() => undefined);
}

export function setSending({ session }: SessionOf, sending: Sending | undefined): void {
  sendingStore.setState(({ ofSession }) => {
    const others = [...ofSession].filter(([nid]) => nid !== session);
    return { ofSession: new Map(sending ? [...others, [session, sending]] : others) };
  });
}
