import { eraseMyData } from '../../services/personal-data/erase/eraseMyData.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleEraseMyData: OperationHandler<'erase_my_data'> = async (call) => {
  const { request, caller, bearerToken, cookie } = call;
  await eraseMyData(call, request);
  if (request.uid === caller.uid && bearerToken === undefined) cookie.clear();
  return { result: true };
};
