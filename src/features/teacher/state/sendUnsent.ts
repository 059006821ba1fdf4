import type { QueryClient } from '@tanstack/react-query';
import { isPassing } from '#src/api/apiFailure.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { showNotice } from '../../notices/index.ts';
import { unsentSessions } from './attendanceChoices.ts';
import { sendAttendance, sendingStore } from './sendAttendance.ts';

/**
 * Sends the lists with marks that are only on this device. A refused list waits for the teacher's decision.
 * @param which `failed`: only lists whose last attempt found no connection or no working server
 */
export async function sendUnsent(client: QueryClient, uid: number, which: 'all' | 'failed'): Promise<void> {
  const { ofSession } = sendingStore.getState();
  const waiting = unsentSessions(uid).filter((session) => {
    const sending = ofSession.get(session);
    return sending?.status === 'failed' ? isPassing(sending.error) : which === 'all';
  });
  const sent = await Promise.all(waiting.map((session) => sendAttendance(client, { uid, session })));
  if (!sent.includes(true)) return;
  showNotice({ tone: 'success', message: teacherTexts.session.sent });
  void client.invalidateQueries({ queryKey: ['teacher', uid, 'courses'] });
}
