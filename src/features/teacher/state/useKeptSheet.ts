import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TeacherSession } from '#src/api/entities/teaching.ts';
import { canKeepPages } from '../../offline/index.ts';

/**
 * Keeps the list for a reload without a connection: with all its details where the device may keep them, else with names only and
 * while it has marks that the server doesn't have. `sendAttendance` settles the copy.
 * @returns whether the device keeps the details
 */
export function useKeptSheet(uid: number, session: TeacherSession, hasMarks: boolean): boolean {
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
