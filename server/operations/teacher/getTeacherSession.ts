import { loadTeacherSession } from '../../services/teacher/loadTeacherSession.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetTeacherSession: OperationHandler<'get_teacher_session'> = async (call) => ({
  result: await loadTeacherSession(call.db, call.request.session, call.caller),
});
