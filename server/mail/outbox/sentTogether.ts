import { fillIn } from '@clubpoort/form-engine/headless';
import type { MailKind } from '#schemas/entities/management/mailKind.ts';
import { nl } from '../../texts/nl.ts';
import type { Mail } from '../mailer.ts';

/** Mails that go before all others in one mail, the most urgent first: a kept place waits for an answer. */
const urgent: readonly MailKind[] = ['offer', 'stop', 'payment', 'reminder'];

/** The rows of one mail, the most urgent first. Others keep their order. */
export function mostUrgentFirst<Row extends { readonly kind: MailKind }>(
  rows: readonly Row[],
): readonly Row[] {
  const rank = ({ kind }: Row) => (urgent.includes(kind) ? urgent.indexOf(kind) : urgent.length);
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** The mail of one row, or one mail with the texts of several below the subject of the first. The pictures of their HTML stay out of the latter. */
export function sentTogether(mails: readonly Mail[]): Mail {
  const [first, ...others] = mails;
  if (!first) throw new Error('No mail was to be sent');
  if (others.length === 0) return first;
  const { one, many, between } = nl.mails.together;
  const { sender, subject } = first;
  const isOfOne = mails.every((mail) => mail.sender?.name === sender?.name);
  return {
    to: first.to,
    ...(sender && isOfOne && { sender }),
    subject: fillIn(others.length === 1 ? one : many, { subject, count: String(others.length) }),
    text: mails.map((mail) => `${mail.subject}\n\n${mail.text}`).join(`\n${between}\n\n`),
    attachments: mails.flatMap(({ attachments = [] }) => attachments.filter(({ cid }) => cid === undefined)),
  };
}
