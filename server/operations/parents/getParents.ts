import { loadParents } from '../../services/people/parents/loadParents.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetParents: OperationHandler<'get_parents'> = async (call) => ({
  result: await loadParents(call, call.caller),
});
