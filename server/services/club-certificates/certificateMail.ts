import { fillIn } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../clubs/clubMail.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { greetedName } from '../people/family/greetedName.ts';
import type { Payer } from './loadPayers.ts';

interface CertificateMail {
  readonly club: ClubRow;
  /** Year of payment. */
  readonly year: number;
  readonly reader: Payer;
  /** The reader has no login, and gets the link of `inviteToClaim` beside this mail. */
  readonly needsAccount: boolean;
  /** A line for each certificate. */
  readonly lines: readonly string[];
  /** Origin of the portal. */
  readonly origin: string;
  readonly today: IsoDay;
}

export type AboutCertificates = 'issued' | 'missing' | 'withdrawn';

/** The mail to a family about its certificates. It has no attachment: a tax certificate holds national numbers. */
export function certificateMail(
  about: AboutCertificates,
  { club, year, reader, needsAccount, lines, origin, today }: CertificateMail,
): Mail {
  const { subject, intro, button, hint } = nl.certificates.mails[about];
  const names = { club: club.title, year: String(year) };
  return {
    to: reader.mail,
    subject: fillIn(subject, names),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: greetedName(reader, today) }),
      fillIn(intro, names),
      ...lines,
      ...(needsAccount ? [fillIn(nl.certificates.mails.noAccount, names)] : []),
      { link: `${origin}/attesten`, label: button },
      hint,
    ]),
  };
}
