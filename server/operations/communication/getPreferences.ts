import { loadPreferences } from '../../services/communication/preferences.ts';
import { loadPerson } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetPreferences: OperationHandler<'get_preferences'> = async ({ db, request }) => ({
  result: await loadPreferences(db, await loadPerson(db, request.uid)),
});
