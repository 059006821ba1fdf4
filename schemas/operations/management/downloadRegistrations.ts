import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const downloadRegistrations = defineOperation({
  name: 'download_registrations',
  method: 'POST',
  group: 'management',
  access: 'user',
  keepsPages: true,
  answers: 'browser',
  summary:
    'Downloads the registrations and waiting lists of a course, or of the whole club, with their answers as CSV, for a manager of the club. It is streamed. The action list of the club says who downloaded it. National numbers are left out.',
  request: Type.Object({
    club: Nid,
    course: Type.Optional(Nid),
    /** Also the answers about health, and those to questions that aren't asked any more. Default: false. */
    health: Type.Optional(Type.Boolean()),
  }),
  response: envelope(Type.Null()),
});
