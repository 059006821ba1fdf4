import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { type AttendanceState, parseTeacherSession } from '#src/api/entities/teaching.ts';
import { type SessionOf, teacherSessionQuery } from './teacherSessionQuery.ts';

export interface SheetToSave {
  /** The version of the list that the teacher saw. */
  readonly version: number;
  readonly attendance: { readonly participant: number; readonly state: AttendanceState }[];
}

/** Saves the whole list of a session. The answer is the list as it is stored now. */
export function useSaveAttendance(of: SessionOf, onSaved: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = teacherSessionQuery(of);
  return useMutation({
    mutationFn: async (sheet: SheetToSave) => {
      const { result } = await post('save_attendance', { session: of.session, ...sheet });
      return parseTeacherSession(result);
    },
    onSuccess: (session) => {
      queryClient.setQueryData(queryKey, session);
      onSaved();
    },
  });
}
