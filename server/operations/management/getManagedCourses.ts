import { loadManagedCourses } from '../../services/management/courses/loadManagedCourses.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import { holdsHealth } from '../../services/management/spreadsheets/sheetAnswers.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetManagedCourses: OperationHandler<'get_managed_courses'> = async (call) => {
  const { db, caller, request } = call;
  const club = await requireManagedClub(db, request.club, caller);
  const { page, count } = await loadManagedCourses(call, {
    ...{ clubNid: club.nid, search: request.search ?? '', isEnded: request.ended ?? false },
    ...{ offset: request.offset ?? 0, limit: request.limit ?? 60 },
  });
  return { result: page, count, health: await holdsHealth(db, { clubNid: club.nid }) };
};
