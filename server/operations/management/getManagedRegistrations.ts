import { findRegistrations } from '../../services/management/registrations/findRegistrations.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetManagedRegistrations: OperationHandler<'get_managed_registrations'> = async (call) => {
  const { db, caller, request } = call;
  const club = await requireManagedClub(db, request.club, caller);
  const { page, count, overview } = await findRegistrations(call, {
    ...{ clubNid: club.nid, courseNid: request.course, search: request.search ?? '' },
    ...{ state: request.state, isPaid: request.paid, hasAlert: request.alerts ?? false },
    ...{ offset: request.offset ?? 0, limit: request.limit ?? 60 },
  });
  return { result: page, count, overview };
};
