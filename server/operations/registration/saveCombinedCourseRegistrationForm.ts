import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { saveRegistrations } from '../../services/registration/saveRegistrations.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSaveCombinedCourseRegistrationForm: OperationHandler<
  'save_combined_course_registration_form'
> = async ({ db, clock, request, caller, idempotencyKey: key }) => {
  const operation = 'save_combined_course_registration_form';
  return db.transaction((tx) =>
    onceForKey(tx, clock, { operation, uid: caller.uid, key, body: request }, async () => ({
      result: await saveRegistrations({ tx, clock, caller }, request),
    })),
  );
};
