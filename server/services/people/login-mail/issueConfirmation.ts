import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { issueCode, revokeCodes } from '../../sessions/oneTimeCodes.ts';

interface Unconfirmed {
  /** The account holder. */
  readonly uid: number;
  readonly mail: string;
}

/** Makes the code of a link that confirms an address. Ends the account's earlier links, so that the last one counts. */
export async function issueConfirmation(
  db: Database,
  clock: Clock,
  { uid, mail }: Unconfirmed,
): Promise<string> {
  await revokeCodes(db, clock, uid, 'mail');
  const { code } = await issueCode(db, clock, { uid, purpose: 'mail', mail });
  return code;
}
