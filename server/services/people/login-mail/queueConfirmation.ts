import type { Context } from '#server/context.ts';
import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { confirmMailMail } from '#server/services/people/accountMails.ts';

export interface ConfirmationLink {
  readonly uid: number;
  readonly to: { readonly mail: string; readonly fname: string };
  readonly code: string;
  /** `new`: the address would replace the current login address. */
  readonly address: 'own' | 'new';
}

/** Queues the link that confirms an address, to that address. In the transaction that issues the code. */
export async function queueConfirmation(
  { db, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  link: ConfirmationLink,
): Promise<void> {
  const mail = confirmMailMail(link, requirePortalOrigin(portalOrigin));
  await queueMails({ db, clock }, [{ ...{ kind: 'account', uid: link.uid }, ...mail }]);
}
