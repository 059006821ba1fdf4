import { loadProfile } from '../../services/people/profile/loadProfile.ts';
import { saveProfile } from '../../services/people/profile/saveProfile.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSaveProfile: OperationHandler<'save_profile'> = async (call) => {
  await saveProfile(call, call.request);
  return { result: await loadProfile(call, call.request.uid) };
};
