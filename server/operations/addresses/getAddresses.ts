import { loadLocalities } from '../../services/addresses/knownPlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetAddresses: OperationHandler<'get_addresses'> = async ({ db, request }) => ({
  result: await loadLocalities(db, request.country),
});
