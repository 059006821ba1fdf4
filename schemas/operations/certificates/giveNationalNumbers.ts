import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

const GivenNumber = Type.Optional(
  Type.String({ maxLength: 40, description: 'Register or bis number; spaces, dots and dashes are ignored' }),
);

export const giveNationalNumbers = defineOperation({
  name: 'give_national_numbers',
  method: 'POST',
  group: 'certificates',
  access: 'user',
  commits: true,
  summary:
    'Gives the national numbers that an awaited tax certificate needs: of the child, and of who paid. Numbers that no certificate waits for are refused. A certificate of a finished year is issued at once when nothing else is missing.',
  request: Type.Object({
    issuer: Type.Integer({ ...Nid, description: 'The club that issues the certificate' }),
    uid: Uid,
    year: Type.Integer({ minimum: 2000, maximum: 2100 }),
    child_number: GivenNumber,
    debtor_number: GivenNumber,
  }),
  response: envelope(Type.Object({ issued: Type.Integer({ minimum: 0 }) })),
});
