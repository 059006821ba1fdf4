import { eurosOf } from '#rules/money.ts';
import type { Certificate } from '#schemas/entities/orders/certificate.ts';
import { unixSecondsOf } from '../../clock.ts';
import { fullName } from '../people/people.ts';
import { certificateNumber } from './certificateNumber.ts';
import type { LoadedCertificate } from './loadCertificates.ts';

export function toWireCertificate({ certificate, club, person }: LoadedCertificate): Certificate {
  const { id, kind, year, activity, firstDay, lastDay, days, paidCents, issuedAt, downloadedAt } =
    certificate;
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
    isDownloaded: downloadedAt !== null,
  };
}
