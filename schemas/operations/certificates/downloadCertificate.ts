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
    'Downloads a certificate of the caller or family as a tagged PDF, for the download helper (Specification 7). A certificate of others is not found. Refused with `national-number-missing` if the law requires a national number that is unknown.',
  request: Type.Object({ certificate: Nid }),
  response: envelope(Type.Null()),
});
