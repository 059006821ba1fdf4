import { countries } from '../../services/addresses/countries.ts';
import { judgeAddress } from '../../services/addresses/judgeAddress.ts';
import { loadKnownPlaces } from '../../services/addresses/knownPlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleValidateAddress: OperationHandler<'validate_address'> = async ({ db, request }) => {
  if (!countries.includes(request.country)) return { result: 0 };
  const { isValid, suggestion } = judgeAddress(request, await loadKnownPlaces(db, request));
  return { result: isValid ? 1 : 0, ...(suggestion && { suggestion }) };
};
