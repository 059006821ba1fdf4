import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { saveRegistrations } from '../../services/registration/saveRegistrations.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSaveCombinedCourseRegistrationForm: OperationHandler<
  'save_combined_course_registration_form'
> = async (call) => {
  const { clock, request, caller, idempotencyKey: key } = call;
  const operation = 'save_combined_course_registration_form';
  return onceForKey(call, { operation, uid: caller.uid, key, body: request }, async (tx) => ({
    result: await saveRegistrations({ db: tx, clock }, { caller, request }),
  }));
};
