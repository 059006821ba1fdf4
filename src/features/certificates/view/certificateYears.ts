import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Certificate } from '#src/api/entities/orders/certificate.ts';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';

export interface CertificateView {
  readonly id: number;
  readonly uid: number;
  readonly title: string;
  /** The name of the member. */
  readonly name: string;
  /** The activity and the club. */
  readonly activity: string;
  readonly details: string;
  readonly fileName: string;
  /** Full button label for screen readers, which names the certificate. */
  readonly label: string;
  readonly isDownloaded: boolean;
}

export interface CertificateYear {
  readonly year: number;
  readonly certificates: readonly CertificateView[];
}

/** Certificates by year, latest first. Within a year they are sorted by member. */
export function certificateYears(certificates: readonly Certificate[]): readonly CertificateYear[] {
  const byYear = Map.groupBy(certificates, ({ year }) => year);
  return [...byYear]
    .sort(([one], [other]) => other - one)
    .map(([year, ofOne]) => ({
      year,
      certificates: ofOne
        .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))
        .map(certificateView),
    }));
}

function certificateView(certificate: Certificate): CertificateView {
  const { id, uid, kind, year, name, club, activity, first, last, days, paid, number } = certificate;
  const title = texts.kinds[kind];
  return {
    ...{ id, uid, title, name },
    activity: `${activity} · ${club.title}`,
    details: [
      texts.period(formatIsoDay(first), formatIsoDay(last)),
      kind === 'health' ? texts.sessions(days) : texts.days(days),
      ...(paid === null ? [] : [texts.paid(formatEuros(paid))]),
    ].join(' · '),
    fileName: `${number}.pdf`,
    label: texts.downloadWhat(title, year, name),
    isDownloaded: certificate.isDownloaded,
  };
}
