import { loadProfile } from '../../services/people/profile/loadProfile.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetProfile: OperationHandler<'get_profile'> = async ({ db, clock, request }) => ({
  result: await loadProfile({ db, clock }, request.uid),
});
