import { useEffect } from 'react';
import type { TeacherSession } from '#src/api/entities/teaching.ts';
import { canKeepPages, keepPage } from '../../offline/index.ts';
import type { SessionOf } from '../queries/teacherSessionQuery.ts';
import { keptSheet } from '../view/keptSheet.ts';
import { choicesKey } from './attendanceChoices.ts';

/**
 * Keeps the list for a reload without a connection, while it has marks that the server doesn't have. `sendAttendance` deletes
 * the copy.
 */
export function useKeptSheet({ uid, session: nid }: SessionOf, session: TeacherSession, hasMarks: boolean) {
  const key = choicesKey({ uid, session: nid });
  useEffect(() => {
    // Without the copy a reload shows the offline page, and the marks stay.
    if (hasMarks && canKeepPages()) void keepPage(keptSheet(session, key)).catch(() => undefined);
  }, [hasMarks, session, key]);
}
