import type { Context } from '#server/context.ts';
import { issueCode, revokeCodes } from '../../sessions/oneTimeCodes.ts';

interface Unconfirmed {
  /** The account holder. */
  readonly uid: number;
  readonly mail: string;
}

/** Makes the code of a link that confirms an address. Ends the account's earlier links, so that the last one counts. */
export async function issueConfirmation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, mail }: Unconfirmed,
): Promise<string> {
  await revokeCodes({ db, clock }, uid, 'mail');
  const { code } = await issueCode({ db, clock }, { uid, purpose: 'mail', mail });
  return code;
}
