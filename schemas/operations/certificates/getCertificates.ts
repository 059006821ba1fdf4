import { Type } from 'typebox';
import { AwaitedCertificate, Certificate } from '../../entities/certificate.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getCertificates = defineOperation({
  name: 'get_certificates',
  method: 'GET',
  group: 'certificates',
  access: 'user',
  summary:
    'Lists the certificates of the caller and family, the latest year first, and the tax certificates that wait for a national number or an address.',
  request: Type.Object({}),
  response: envelope(
    Type.Object({ issued: Type.Array(Certificate), awaited: Type.Array(AwaitedCertificate) }),
  ),
});
