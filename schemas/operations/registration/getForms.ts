import { Type } from 'typebox';
import { Form } from '../../entities/form.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getForms = defineOperation({
  name: 'get_forms',
  method: 'GET',
  group: 'registration',
  access: 'public',
  summary: 'The forms of a club, by title; those that are closed too.',
  request: Type.Object({ club: Nid }),
  response: envelope(Type.Array(Form)),
});
