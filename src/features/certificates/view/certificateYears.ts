import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Certificate } from '#src/api/entities/certificate.ts';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';

export interface CertificateView {
  readonly id: number;
  readonly uid: number;
  readonly title: string;
  /** Of whom. */
  readonly name: string;
  /** What it was, and where. */
  readonly activity: string;
  readonly details: string;
  readonly fileName: string;
  /** What is downloaded, for who doesn't see beside what the button stands. */
  readonly label: string;
  readonly needsNationalNumber: boolean;
}

export interface CertificateYear {
  readonly year: number;
  readonly certificates: readonly CertificateView[];
}

/** By year, the latest first; within a year member by member. */
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
      texts.days(days),
      ...(paid === null ? [] : [texts.paid(formatEuros(paid))]),
    ].join(' · '),
    fileName: `${number}.pdf`,
    label: texts.downloadWhat(title, year, name),
    needsNationalNumber: certificate.needsNationalNumber,
  };
}
