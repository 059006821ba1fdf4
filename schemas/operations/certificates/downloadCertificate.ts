import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const downloadCertificate = defineOperation({
  name: 'download_certificate',
  method: 'POST',
  group: 'certificates',
  access: 'user',
  answers: 'browser',
  summary:
    "A certificate of the caller or family as a tagged PDF, for the download helper (Specification 7); somebody else's is not found. Refused with `national-number-missing` where the law asks for a number that isn't known.",
  request: Type.Object({ certificate: Nid }),
  response: envelope(Type.Null()),
});
