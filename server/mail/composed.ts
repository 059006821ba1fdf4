import { rules } from '@clubpoort/form-engine/headless';
import { type Mail, MailFailure, type MailSender } from './mailer.ts';

/** A mail in nodemailer's format. */
export interface ComposedMail {
  readonly from: string | { readonly name: string; readonly address: string };
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly messageId?: string;
  readonly date?: Date;
  readonly html?: string;
  readonly attachments?: {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string | Buffer;
    readonly cid?: string;
  }[];
  readonly headers: Readonly<Record<string, string>>;
  /** Forbids nodemailer to read files or URLs named in a mail. */
  readonly disableFileAccess: true;
  readonly disableUrlAccess: true;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in a header
const control = /[\u0000-\u001f\u007f]/;
const controls = new RegExp(control, 'g');

/** Checks that each header is one line and the recipient is one address, so that nobody else gets a copy (header injection). */
export function composed(from: string, mail: Mail): ComposedMail {
  const { to, subject, text, html, attachments, id, date, sender, unsubscribe } = mail;
  if (!to || to.includes(';') || !rules.isValidEmail(to))
    throw new MailFailure('not an address', { isPermanent: true });
  if (control.test(to + subject + (unsubscribe ?? '')))
    throw new MailFailure('a line break in a header', { isPermanent: true });
  return {
    ...(sender ? sentBy(sender, from) : { from }),
    to: { name: '', address: to },
    subject,
    text,
    ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
    ...(date && { date }),
    ...(html !== undefined && { html }),
    ...(attachments && {
      attachments: attachments.map(({ name, mediaType, content, cid }) => ({
        filename: name,
        contentType: mediaType,
        content,
        ...(cid !== undefined && { cid }),
      })),
    }),
    // Asks for no automatic replies, such as holiday notices (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The portal's own address under the name of a club: another address would fail SPF and DMARC of the club's domain. */
function sentBy({ name, replyTo = '' }: MailSender, from: string): Pick<ComposedMail, 'from' | 'replyTo'> {
  const isOne = !replyTo.includes(';') && !control.test(replyTo) && rules.isValidEmail(replyTo);
  return {
    from: { name: name.replace(controls, ' '), address: addressOf(from) },
    ...(replyTo !== '' && isOne && { replyTo: { name: '', address: replyTo } }),
  };
}

/** `a@b`, of `a@b` and of `Name <a@b>`. */
function addressOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('<') + 1).replace(/>$/, '');
}

/** The domain of `a@b` and of `Name <a@b>`. */
function domainOf(sender: string): string {
  return addressOf(sender).slice(addressOf(sender).lastIndexOf('@') + 1);
}
