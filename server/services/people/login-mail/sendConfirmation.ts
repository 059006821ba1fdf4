import type { Context } from '#server/context.ts';
import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import { confirmMailMail } from '#server/services/people/accountMails.ts';

export interface ConfirmationLink {
  readonly to: { readonly mail: string; readonly fname: string };
  readonly code: string;
  /** `new`: the address would replace the current login address. */
  readonly address: 'own' | 'new';
}

/** Mails the link that confirms an address, to that address. */
export async function sendConfirmation(
  { mailer, portalOrigin }: Pick<Context, 'mailer' | 'portalOrigin'>,
  link: ConfirmationLink,
): Promise<void> {
  await mailer.send(confirmMailMail(link, requirePortalOrigin(portalOrigin)));
}
