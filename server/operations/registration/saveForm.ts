import { refusals } from '../../http/refused.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { saveForm } from '../../services/registration/saveForm.ts';
import { loginNeeded } from '../loginNeeded.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Maximum length of a form that a visitor sends, in characters: some thirty pages. */
const maxOfVisitor = 64 * 1024;

export const handleSaveForm: OperationHandler<'save_form'> = async (call) => {
  const { clock, request, caller, idempotencyKey: key } = call;
  if (request.uid !== undefined && !caller) throw loginNeeded(call.credential);
  if (!caller) {
    await call.visitorForms.count();
    if (JSON.stringify(request.qids).length > maxOfVisitor) throw refusals.tooLarge();
  }
  const once = { operation: 'save_form', uid: caller?.uid, key, body: request } as const;
  return onceForKey(call, once, async (tx) => ({
    result: { answers: await saveForm({ db: tx, clock }, { caller, request }) },
  }));
};
