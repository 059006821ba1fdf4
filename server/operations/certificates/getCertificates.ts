import { loadCertificates } from '../../services/certificates/loadCertificates.ts';
import { toWireCertificate } from '../../services/certificates/toWireCertificate.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCertificates: OperationHandler<'get_certificates'> = async ({ db, caller }) => ({
  result: (await loadCertificates(db, caller)).map(toWireCertificate),
});
