import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { CurrentPassword } from '../session/currentPassword.ts';

export const exportMyData = defineOperation({
  name: 'export_my_data',
  method: 'POST',
  group: 'family',
  access: 'user',
  answers: 'browser',
  summary:
    'Everything that is kept of the caller and of the family members without an account of their own, as a zip: `gegevens.json`, `LEESMIJ.txt` and the files that were sent, under `bestanden/`. The national number is in it in full, and so it asks for the password.',
  request: Type.Object({ password: CurrentPassword }),
  response: envelope(Type.Null()),
});
