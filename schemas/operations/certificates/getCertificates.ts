import { Type } from 'typebox';
import { Certificate } from '../../entities/certificate.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getCertificates = defineOperation({
  name: 'get_certificates',
  method: 'GET',
  group: 'certificates',
  access: 'user',
  summary: 'Lists the certificates of the caller and family, the latest year first.',
  request: Type.Object({}),
  response: envelope(Type.Array(Certificate)),
});
