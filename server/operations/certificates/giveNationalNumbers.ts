import { giveNationalNumbers } from '../../services/certificates/giveNationalNumbers.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGiveNationalNumbers: OperationHandler<'give_national_numbers'> = async (call) => ({
  result: { issued: await giveNationalNumbers(call, call.caller, call.request) },
});
