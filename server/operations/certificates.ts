import type { certificatesOperations } from '#schemas/operations/certificates.ts';
import { loadAwaited, toWireAwaited } from '../services/certificates/awaitedCertificates.ts';
import { downloadCertificate } from '../services/certificates/downloadCertificate.ts';
import { giveNationalNumbers } from '../services/certificates/giveNationalNumbers.ts';
import { loadCertificates, toWireCertificate } from '../services/certificates/loadCertificates.ts';
import type { HandlersOf } from './operationHandler.ts';

export const certificatesHandlers = {
  get_certificates: async ({ db, clock, caller }) => ({
    result: {
      issued: (await loadCertificates(db, caller)).map(toWireCertificate),
      awaited: (await loadAwaited({ db, clock }, caller)).map(toWireAwaited),
    },
  }),
  download_certificate: async (call) => ({
    kind: 'file',
    ...(await downloadCertificate(call, call.caller, call.request.certificate)),
  }),
  give_national_numbers: async (call) => ({
    result: { issued: await giveNationalNumbers(call, call.caller, call.request) },
  }),
} satisfies HandlersOf<typeof certificatesOperations>;
