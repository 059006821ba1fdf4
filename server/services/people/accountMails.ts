import { fillIn } from '@clubpoort/form-engine/headless';
import { formatList } from '#rules/writtenList.ts';
import { mailBody } from '../../mail/mailBody.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { QueuedMail } from '../../mail/outbox/queueMails.ts';
import { nl } from '../../texts/nl.ts';

const texts = nl.mails;

interface Recipient {
  readonly mail: string;
  readonly fname: string;
}

export function passwordResetMail(
  to: Recipient,
  {
    origin,
    code,
    redirect,
  }: { readonly origin: string; readonly code: string; readonly redirect?: string | undefined },
): Mail {
  const link = new URL('/wachtwoord-herstellen', origin);
  link.searchParams.set('code', code);
  if (redirect !== undefined) link.searchParams.set('redirect', redirect);
  const { subject, intro, button, once, notYou } = texts.passwordReset;
  return {
    to: to.mail,
    subject,
    ...mailBody([greeting(to), intro, { link: link.href, label: button }, once, notYou, texts.signature]),
  };
}

export function passwordChangedMail(to: Recipient & { readonly uid: number }): QueuedMail {
  const { subject, intro, notYou } = texts.passwordChanged;
  return {
    ...{ kind: 'account', uid: to.uid },
    to: to.mail,
    subject,
    ...mailBody([greeting(to), intro, notYou, texts.signature]),
  };
}

/** The link that confirms an address: the current one, or the new one that was asked for. */
export function confirmMailMail(
  { to, code, address }: { readonly to: Recipient; readonly code: string; readonly address: 'own' | 'new' },
  origin: string,
): Mail {
  const link = new URL('/e-mail-bevestigen', origin);
  link.searchParams.set('code', code);
  const { button, once, own, new: other } = texts.confirmMail;
  const { subject, intro, notYou } = address === 'own' ? own : other;
  return {
    to: to.mail,
    subject,
    ...mailBody([greeting(to), intro, { link: link.href, label: button }, once, notYou, texts.signature]),
  };
}

/** Goes to the old address while the change can still be prevented. */
export function loginChangeAskedMail(to: Recipient): Mail {
  const { subject, intro, notYou } = texts.loginChangeAsked;
  return { to: to.mail, subject, ...mailBody([greeting(to), intro, notYou, texts.signature]) };
}

/** Goes to the old address, because only the reader of that mailbox would notice a theft. */
export function loginChangedMail(to: Recipient): Mail {
  const { subject, intro, notYou } = texts.loginChanged;
  return { to: to.mail, subject, ...mailBody([greeting(to), intro, notYou, texts.signature]) };
}

/** The last mail to an account that is erased. @param names - of everybody who was erased */
export function erasedMail(to: Recipient, names: readonly string[]): Mail {
  const { subject, intro, kept, notYou } = texts.erased;
  const everybody = { names: formatList(names) };
  return {
    to: to.mail,
    subject: fillIn(subject, everybody),
    ...mailBody([greeting(to), fillIn(intro, everybody), kept, notYou, texts.signature]),
  };
}

function greeting({ fname }: Recipient): string {
  return fillIn(texts.greeting, { name: fname });
}
