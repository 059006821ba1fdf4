import { Type } from 'typebox';
import { Form } from '../../entities/form.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getForms = defineOperation({
  name: 'get_forms',
  method: 'GET',
  group: 'registration',
  access: 'public',
  summary: 'Lists the forms of a club, including closed ones, sorted by title.',
  request: Type.Object({ club: Nid }),
  response: envelope(Type.Array(Form)),
});
