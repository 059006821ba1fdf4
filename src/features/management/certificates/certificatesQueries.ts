import { queryOptions } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import {
  type CertificateMails,
  parseCertificateMails,
  parseClubCertificates,
  parseCorrectedCertificate,
  parseIssuedCertificates,
} from '#src/api/entities/management/clubCertificates.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { clubCertificatesTexts as texts } from '#src/texts/nl/clubCertificates.ts';
import { useBooking } from '../ledger/booking/useBooking.ts';

/** The certificates of a club and a year. Always fetched anew: a family may have given a number a moment ago. */
export function clubCertificatesQuery(club: number, year: number) {
  return queryOptions({
    queryKey: ['management', club, 'certificates', year],
    queryFn: resultOf('get_club_certificates', { club, year }, parseClubCertificates),
    staleTime: 0,
  });
}

/** A certificate as it would be issued now. It changes nothing. */
export function correctionQuery(club: number, certificate: number) {
  return queryOptions({
    queryKey: ['certificate-correction', club, certificate],
    queryFn: async ({ signal }) => {
      const request = { club, certificate, preview: true, notify: false };
      const { result } = await post('correct_certificate', request, { idempotencyKey: randomUuid(), signal });
      return parseCorrectedCertificate(result);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

interface IssueWish {
  /** The certificate about this registration alone. */
  readonly registration?: number | undefined;
  readonly until21?: boolean;
  readonly mail: boolean;
}

export function useIssue(club: number, year: number) {
  return useBooking(club, {
    requestOf: ({ registration, until21 = false, mail }: IssueWish) => ({
      ...{ club, year, notify: mail },
      ...(registration !== undefined && { registration }),
      ...(until21 && { until21 }),
    }),
    send: async (request, key) =>
      parseIssuedCertificates((await post('issue_certificates', request, key)).result),
    done: ({ issued, mails, unreachable }) =>
      [texts.due.done(issued, mails), ...unreachableText(unreachable)].join(' '),
  });
}

interface MailWish {
  readonly about: 'issued' | 'missing';
  readonly certificate?: number;
  readonly registration?: number;
}

export function useMailCertificates(club: number, year: number) {
  return useBooking(club, {
    requestOf: (wish: MailWish) => ({ club, year, ...wish }),
    send: async (request, key) =>
      parseCertificateMails((await post('mail_certificates', request, key)).result),
    done: ({ mails, unreachable }) => [texts.missing.asked(mails), ...unreachableText(unreachable)].join(' '),
  });
}

function unreachableText(names: CertificateMails['unreachable']): readonly string[] {
  return names.length === 0 ? [] : [texts.unreachable(names.join(', '))];
}
