import { fillIn } from '@clubpoort/form-engine/headless';
import { nl } from '../../texts/nl.ts';
import type { Mail } from '../mailer.ts';
import { attachmentsOf, type OutboxRow } from './outboxRows.ts';

/** The mail of one row, or one mail with the texts of several. The pictures of their HTML stay out of the latter. */
export function sentTogether(rows: readonly OutboxRow[]): Mail {
  const mails = rows.map(mailOf);
  const [first] = mails;
  if (!first) throw new Error('No mail was to be sent');
  if (mails.length === 1) return first;
  const { subject, between } = nl.mails.together;
  const { sender } = first;
  const isOfOne = mails.every((mail) => mail.sender?.name === sender?.name);
  return {
    to: first.to,
    ...(sender && isOfOne && { sender }),
    subject: fillIn(subject, { count: String(mails.length) }),
    text: mails.map((mail) => `${mail.subject}\n\n${mail.text}`).join(`\n${between}\n\n`),
    attachments: mails.flatMap(({ attachments = [] }) => attachments.filter(({ cid }) => cid === undefined)),
  };
}

function mailOf({ recipient, subject, content }: OutboxRow): Mail {
  // Every row that is no event has these three.
  const mail = { to: recipient ?? '', subject: subject ?? '', ...(content ?? { text: '' }) };
  return { ...mail, attachments: content ? attachmentsOf(content) : [] };
}
