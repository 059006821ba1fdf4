import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { confirmMailMail } from '#server/services/people/accountMails.ts';

interface MailRoom {
  readonly mailer: Mailer;
  /** Origin of the portal; undefined: no link can be made. */
  readonly portalOrigin: string | undefined;
}

interface Link {
  readonly to: { readonly mail: string; readonly fname: string };
  readonly code: string;
  /** `new`: the address would replace the current login address. */
  readonly address: 'own' | 'new';
}

/** Mails the link that confirms an address, to that address. */
export async function sendConfirmation({ mailer, portalOrigin }: MailRoom, link: Link): Promise<void> {
  await mailer.send(confirmMailMail(link, requirePortalOrigin(portalOrigin)));
}
