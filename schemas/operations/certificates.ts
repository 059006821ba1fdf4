import { Type } from 'typebox';
import { Certificates } from '../entities/orders/certificate.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, Uid } from '../scalars.ts';

const GivenNumber = Type.Optional(
  Type.String({ maxLength: 40, description: 'Register or bis number; spaces, dots and dashes are ignored' }),
);

export const certificatesOperations = operationsOf('certificates', {
  get_certificates: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the certificates of the caller and family, the latest year first, and the tax certificates that wait for a national number or an address.',
    request: Type.Object({}),
    response: envelope(Certificates),
  },
  download_certificate: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads a certificate of the caller or family as a tagged PDF, for the download helper (Specification 7). The first download is the original, every later one says that it is a duplicate. A certificate of others is not found. Refused with `not-available` when a newer one replaces it, or when it is incomplete.',
    request: Type.Object({ certificate: Nid }),
    response: envelope(Type.Null()),
  },
  give_national_numbers: {
    method: 'POST',
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
  },
});
