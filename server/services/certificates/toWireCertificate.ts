import { needsNationalNumber } from '#rules/certificates.ts';
import { documentNumber } from '#rules/documentNumber.ts';
import { eurosOf } from '#rules/money.ts';
import type { Certificate } from '#schemas/entities/certificate.ts';
import { unixSecondsOf } from '../../clock.ts';
import { fullName } from '../people/people.ts';
import type { LoadedCertificate } from './loadCertificates.ts';

export function toWireCertificate(loaded: LoadedCertificate): Certificate {
  const { certificate, club, person } = loaded;
  const { id, kind, year, activity, firstDay, lastDay, days, paidCents, issuedAt } = certificate;
  return {
    ...{ id, kind, year, activity, days },
    number: certificateNumber(certificate),
    uid: person.uid,
    name: fullName(person),
    club: { nid: club.nid, url: club.url, title: club.title },
    first: firstDay,
    last: lastDay,
    paid: paidCents === null ? null : eurosOf(paidCents),
    issued: unixSecondsOf(issuedAt),
    needsNationalNumber: isNumberMissing(loaded),
  };
}

export function certificateNumber({ year, id }: LoadedCertificate['certificate']): string {
  return documentNumber('ATT', year, id);
}

export function isNumberMissing({ certificate, nationalNumber }: LoadedCertificate): boolean {
  return needsNationalNumber(certificate.kind) && nationalNumber === '';
}
