import { loadTeacherSession } from '../../services/teacher/loadTeacherSession.ts';
import { saveAttendance } from '../../services/teacher/saveAttendance.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSaveAttendance: OperationHandler<'save_attendance'> = async (call) => {
  const { db, request, caller } = call;
  await saveAttendance(call, request, caller);
  return { result: await loadTeacherSession(db, request.session, caller) };
};
