import { loadAwaited, toWireAwaited } from '../../services/certificates/awaitedCertificates.ts';
import { loadCertificates } from '../../services/certificates/loadCertificates.ts';
import { toWireCertificate } from '../../services/certificates/toWireCertificate.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCertificates: OperationHandler<'get_certificates'> = async ({ db, clock, caller }) => ({
  result: {
    issued: (await loadCertificates(db, caller)).map(toWireCertificate),
    awaited: (await loadAwaited({ db, clock }, caller)).map(toWireAwaited),
  },
});
