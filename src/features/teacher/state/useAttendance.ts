import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AttendanceState, TeacherSession } from '#src/api/entities/teaching.ts';
import { useUnsavedMark } from '#src/platform/unsavedStore.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { showNotice } from '../../notices/index.ts';
import { isLoggedOut } from '../../session/index.ts';
import { teacherSessionQuery } from '../queries/teacherSessionQuery.ts';
import { useSaveAttendance } from '../queries/useSaveAttendance.ts';
import { attendanceSheet, toSave } from '../view/attendanceSheet.ts';
import { useAttendanceChoices } from './attendanceChoices.ts';

/** The state of an attendance list, and the actions on it. */
export function useAttendance(uid: number, session: TeacherSession) {
  const of = { uid, session: session.nid };
  const queryClient = useQueryClient();
  const { choices, choose, forget } = useAttendanceChoices(session.nid);
  const sheet = attendanceSheet(session, choices);
  const mutation = useSaveAttendance(of, () => {
    forget();
    showNotice({ tone: 'success', message: teacherTexts.session.done });
  });
  useUnsaved(sheet.isChanged);
  const load = () => queryClient.fetchQuery(teacherSessionQuery(of));
  return {
    sheet,
    choose: (states: Iterable<readonly [uid: number, state: AttendanceState]>) =>
      choose(states, session.version),
    save: {
      isPending: mutation.isPending,
      isError: mutation.isError,
      error: mutation.error,
      start: () =>
        mutation.mutate({ version: choices?.version ?? session.version, attendance: toSave(sheet) }),
    },
    /**
     * Overwrites what somebody else saved with this teacher's choices. Participants without a choice keep the other teacher's
     * state.
     */
    keepMine: () =>
      void load().then((newest) =>
        mutation.mutate({
          version: newest.version,
          attendance: toSave(attendanceSheet(newest, choices)),
        }),
      ),
    showTheirs: () =>
      void load().then(() => {
        forget();
        mutation.reset();
      }),
  };
}

/** Prevents an app update or a closed tab from losing unsaved choices. */
function useUnsaved(isChanged: boolean): void {
  const mark = useUnsavedMark();
  useEffect(() => {
    mark(isChanged);
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLoggedOut()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mark, isChanged]);
}
