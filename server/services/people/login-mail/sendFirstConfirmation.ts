import type { Context } from '#server/context.ts';
import { issueConfirmation } from './issueConfirmation.ts';
import { sendConfirmation } from './sendConfirmation.ts';

interface NewAccount {
  readonly uid: number;
  readonly mail: string;
  readonly fname: string;
}

/** Mails a new account the link that confirms its address. */
export async function sendFirstConfirmation(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin'>,
  { uid, mail, fname }: NewAccount,
): Promise<void> {
  const code = await issueConfirmation(context, { uid, mail });
  await sendConfirmation(context, { to: { mail, fname }, code, address: 'own' });
}
