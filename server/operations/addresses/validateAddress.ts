import { judgeAddress } from '../../services/addresses/judgeAddress.ts';
import { loadKnownPlaces } from '../../services/addresses/knownPlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleValidateAddress: OperationHandler<'validate_address'> = async ({ db, request }) => {
  const { isValid, suggestion } = judgeAddress(request, await loadKnownPlaces(db, request));
  return { result: isValid ? 1 : 0, ...(suggestion && { suggestion }) };
};
