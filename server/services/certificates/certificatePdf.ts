import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { PdfContent } from '../../pdf/pdfContent.ts';
import { nl } from '../../texts/nl.ts';
import { documentSender } from '../clubs/documentSender.ts';
import type { AccountHolder } from '../people/accountHolder.ts';
import { fullName } from '../people/people.ts';
import type { LoadedCertificate } from './loadCertificates.ts';
import { certificateNumber } from './toWireCertificate.ts';

const texts = nl.certificates;

/** The document of a certificate, in the words of its kind. */
export function certificatePdf(
  { certificate, club, person, nationalNumber }: LoadedCertificate,
  holder: AccountHolder,
): PdfContent {
  const { kind, year, activity, firstDay, lastDay, days, paidCents, issuedAt } = certificate;
  const number = certificateNumber(certificate);
  const facts: readonly (readonly [string, string])[] = [
    [texts.person, fullName(person)],
    [texts.birthdate, person.birthdate === null ? '' : formatIsoDay(person.birthdate)],
    [texts.nationalNumber, formatNationalNumber(nationalNumber)],
    [texts.holder, kind === 'childcare' ? [holder.name, holder.address].filter(Boolean).join(', ') : ''],
    [texts.activity, activity],
    [texts.period, fillIn(texts.fromTo, { first: formatIsoDay(firstDay), last: formatIsoDay(lastDay) })],
    [texts.days, String(days)],
    [
      texts.dayRate,
      kind === 'childcare' && paidCents !== null ? formatEuros(Math.round(paidCents / days)) : '',
    ],
    [texts.paid, paidCents === null ? '' : formatEuros(paidCents)],
    [texts.number, number],
  ];
  return {
    title: fillIn(texts.titles[kind], { year: String(year) }),
    sender: documentSender(club),
    footer: `${club.title} · ${number}`,
    blocks: [
      {
        kind: 'paragraph',
        text: fillIn(texts.statements[kind], { club: club.title, name: fullName(person) }),
      },
      { kind: 'facts', facts: facts.filter(([, value]) => value !== '') },
      { kind: 'paragraph', text: texts.hints[kind], isQuiet: true },
      {
        kind: 'paragraph',
        text: fillIn(texts.signed, { club: club.title, day: formatDay(unixSecondsOf(issuedAt)) }),
      },
    ],
  };
}

/** Formats a national number as on an identity card: `93.05.18-223.61`. */
function formatNationalNumber(digits: string): string {
  return digits.replace(/^(..)(..)(..)(...)(..)$/, '$1.$2.$3-$4.$5');
}
