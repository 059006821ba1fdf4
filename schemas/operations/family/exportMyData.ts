import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { CurrentPassword } from '../session/currentPassword.ts';

export const exportMyData = defineOperation({
  name: 'export_my_data',
  method: 'POST',
  group: 'family',
  access: 'user',
  keepsPages: true,
  answers: 'browser',
  summary:
    'Downloads all stored data about the caller and the family members without an own account, as a zip: `gegevens.json`, `LEESMIJ.txt` and the uploaded files under `bestanden/`. Needs the password, because the full national number is included.',
  request: Type.Object({ password: CurrentPassword }),
  response: envelope(Type.Null()),
});
