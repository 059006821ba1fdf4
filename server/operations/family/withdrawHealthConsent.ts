import { withdrawHealthConsent } from '../../services/personal-data/withdrawHealthConsent.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleWithdrawHealthConsent: OperationHandler<'withdraw_health_consent'> = async (call) => ({
  result: { deleted: await withdrawHealthConsent(call, call.request.uid) },
});
