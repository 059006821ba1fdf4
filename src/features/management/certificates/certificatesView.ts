import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type {
  CorrectedCertificate,
  DueCertificate,
  IssuedCertificate,
  MissingCertificate,
} from '#src/api/entities/management/clubCertificates.ts';
import { clubCertificatesTexts as texts } from '#src/texts/nl/clubCertificates.ts';

type Printed = NonNullable<CorrectedCertificate['corrected']>;

/** The years of payment that a club may still work on, the latest first: a family claims until three years later. */
export function offeredYears(today: string): readonly number[] {
  const thisYear = Number(today.slice(0, 4));
  return [0, 1, 2, 3].map((past) => thisYear - past);
}

/** In the first half of a year a club works on the year before, which is over. */
export function usualYear(today: string): number {
  const [year = '', month = ''] = today.split('-');
  return Number(year) - (Number(month) <= 6 ? 1 : 0);
}

export function kindText(kind: string): string {
  return texts.kinds[kind] ?? texts.otherKind;
}

function daysText({ kind, days }: Pick<Printed, 'kind' | 'days'>): string {
  return kind === 'health' ? texts.sessions(days) : texts.days(days);
}

function periodText({ first, last }: Pick<Printed, 'first' | 'last'>): string {
  return texts.period(formatIsoDay(first), formatIsoDay(last));
}

/** What a certificate says, for a line of a list. */
export function saidText(one: Omit<DueCertificate, 'registration'>): string {
  return [one.activity, daysText(one), periodText(one)].join(' · ');
}

export function amountText({ paid }: Pick<Printed, 'paid'>): string {
  return paid === null ? '' : formatEuros(paid);
}

/** Sum of the amounts of certificates. */
export function sumText(all: readonly Pick<Printed, 'paid'>[]): string {
  return formatEuros(all.reduce((sum, { paid }) => sum + (paid ?? 0), 0));
}

export function reasonText(reason: string): string {
  return texts.missing.reasons[reason] ?? texts.missing.other;
}

export function faultText(fault: string): string {
  return texts.issued.faults[fault] ?? texts.issued.otherFault;
}

/** Whether the family can give what is missing. */
export function canAsk({ reasons }: Pick<MissingCertificate, 'reasons'>): boolean {
  return reasons.some((reason) => reason.startsWith('child-') || reason.startsWith('debtor-'));
}

/** Whether a teacher still has to note who was there. */
export function isUnnoted({ reasons }: Pick<MissingCertificate, 'reasons'>): boolean {
  return reasons.includes('attendance-missing');
}

/** Whether a severe disability would make the days count. */
export function isTooOld({ reasons }: Pick<MissingCertificate, 'reasons'>): boolean {
  return reasons.includes('too-old');
}

/** Certificates that can be mailed or corrected: one that is replaced, withdrawn or without content is not given out. */
export function isLive({
  replacedBy,
  isComplete,
  withdrawn,
}: Pick<IssuedCertificate, 'replacedBy' | 'isComplete' | 'withdrawn'>): boolean {
  return replacedBy === '' && isComplete && withdrawn === null;
}

/** A proof of taking part has nothing that a club could have counted wrongly. */
export function canCorrect(one: IssuedCertificate): boolean {
  return isLive(one) && one.kind !== 'participation';
}

/** Certificates of which the family was told nothing yet. */
export function unmailed(issued: readonly IssuedCertificate[]): readonly IssuedCertificate[] {
  return issued.filter((one) => isLive(one) && one.mailed === null);
}

/** Finds by name or number, without regard for capitals and accents. */
export function searched(issued: readonly IssuedCertificate[], search: string): readonly IssuedCertificate[] {
  const wanted = plain(search).trim();
  return issued.filter(({ name, debtor, number }) => plain(`${name} ${debtor} ${number}`).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface Difference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a correction changes of what the list shows. */
export function differences(before: Printed, after: Printed): readonly Difference[] {
  const { facts } = texts.correct;
  const rows: readonly (readonly [string, (one: Printed) => string])[] = [
    [facts.name, ({ name }) => name],
    [facts.debtor, ({ debtor }) => debtor],
    [facts.activity, ({ activity }) => activity],
    [facts.days, daysText],
    [facts.period, periodText],
    [facts.paid, amountText],
  ];
  return rows
    .map(([label, text]) => ({ label, before: text(before), after: text(after) }))
    .filter((one) => one.before !== one.after);
}
