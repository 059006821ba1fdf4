import { loadPreferences, savePreferences } from '../../services/communication/preferences.ts';
import { loadPerson } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSavePreferences: OperationHandler<'save_preferences'> = async ({ db, request }) => {
  const person = await loadPerson(db, request.uid);
  await savePreferences(db, person, request.clubs);
  return { result: await loadPreferences(db, person) };
};
