import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { AttendanceState, TeacherSession } from '#src/api/entities/club/teaching.ts';
import { useIsOnline } from '#src/platform/page/useIsOnline.ts';
import { useOtherTabs } from '#src/platform/page/useOtherTabs.ts';
import { useUnsavedMark } from '#src/platform/storage/unsavedStore.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { showNotice } from '../../notices/index.ts';
import { canKeepPages } from '../../offline/index.ts';
import { isLoggedOut } from '../../session/index.ts';
import { type SessionOf, teacherSessionQuery } from '../queries.ts';
import { attendanceSheet } from '../view/attendanceSheet.ts';
import { sendingState } from '../view/sendingState.ts';
import { choicesKey, isKeptOnDevice, keepChoices, readChoices, useChoices } from './attendanceChoices.ts';
import { sendAttendance, sendingStore, setSending } from './sendAttendance.ts';

/** The state of an attendance list, and the actions on it. */
export function useAttendance(uid: number, session: TeacherSession) {
  const of = { uid, session: session.nid };
  const client = useQueryClient();
  const choices = useChoices(of);
  const sending = useStore(sendingStore, ({ ofSession }) => ofSession.get(session.nid));
  const isOnline = useIsOnline();
  const sheet = attendanceSheet(session, choices);
  const isSending = sending?.status === 'sending';
  useUnsaved(sheet.isChanged, of);
  const isKept = useKeptSheet(uid, session, choices !== undefined);
  // Another tab has sent marks, or has made some.
  useOtherTabs(choicesKey(of), () => void client.invalidateQueries(teacherSessionQuery(of)));
  const load = () => client.fetchQuery(teacherSessionQuery(of));
  const send = async (basis: Parameters<typeof sendAttendance>[2]) => {
    if (await sendAttendance(client, of, basis))
      showNotice({ tone: 'success', message: teacherTexts.session.done });
  };
  return {
    sheet,
    isSending,
    isKept,
    state: sendingState({
      ...{ isOnline, sending, kept: choices?.byUid.size ?? 0 },
      participants: session.participants.length,
    }),
    choose: (states: Iterable<readonly [uid: number, state: AttendanceState]>) => {
      // Read anew, because another tab may have added a mark a moment ago.
      const kept = readChoices(of);
      keepChoices(of, {
        version: kept?.version ?? session.version,
        byUid: new Map([...(kept?.byUid ?? []), ...states]),
      });
    },
    save: () => void send({ session }),
    /**
     * Overwrites what somebody else saved with this teacher's choices. Participants without a choice keep the other teacher's
     * state.
     */
    keepMine: () =>
      void load().then(
        (newest) => send({ session: newest, version: newest.version }),
        (error: unknown) => setSending(of, { status: 'failed', error }),
      ),
    showTheirs: () =>
      void load().then(
        () => {
          keepChoices(of, undefined);
          setSending(of, undefined);
        },
        (error: unknown) => setSending(of, { status: 'failed', error }),
      ),
  };
}

/** Prevents an app update or a closed tab from losing choices that a browser doesn't let us keep on the device. */
function useUnsaved(isChanged: boolean, of: SessionOf): void {
  const mark = useUnsavedMark();
  const isAtRisk = isChanged && !isKeptOnDevice(of);
  useEffect(() => {
    mark(isAtRisk);
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLoggedOut()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mark, isAtRisk]);
}

/**
 * Keeps the list for a reload without a connection: with all its details where the device may keep them, else with names only and
 * while it has marks that the server doesn't have. `sendAttendance` settles the copy.
 * @returns whether the device keeps the details
 */
function useKeptSheet(uid: number, session: TeacherSession, hasMarks: boolean): boolean {
  const client = useQueryClient();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const keep = async () => {
      if (!canKeepPages()) return;
      // Lazy-loaded at the first render, so that it is there when the connection is gone.
      const { keepNames, keepsDetails, keepWithDetails } = await import('./keepLesson.tsx');
      const lesson = { uid, session };
      const withDetails = await keepsDetails(lesson);
      if (withDetails) await keepWithDetails(client, lesson);
      else if (hasMarks) await keepNames(client, lesson);
      setKept(withDetails);
    };
    // Without the copy a reload shows the offline page, and the marks stay.
    keep().catch(() => setKept(false));
  }, [client, uid, session, hasMarks]);
  return isKept;
}
