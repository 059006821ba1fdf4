import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const downloadCertificate = defineOperation({
  name: 'download_certificate',
  method: 'POST',
  group: 'certificates',
  access: 'user',
  keepsPages: true,
  answers: 'browser',
  summary:
    'Downloads a certificate of the caller or family as a tagged PDF, for the download helper (Specification 7). The first download is the original, every later one says that it is a duplicate. A certificate of others is not found. Refused with `not-available` when a newer one replaces it, or when it is incomplete.',
  request: Type.Object({ certificate: Nid }),
  response: envelope(Type.Null()),
});
