import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { oneTimeCodes, users } from '#server/db/schema.ts';

interface MailState {
  readonly mail: string | null;
  readonly confirmedMail: string | null;
}

/** Whether somebody has confirmed their address by a mail. */
export function hasConfirmedMail({ mail, confirmedMail }: MailState): boolean {
  return mail !== null && mail !== '' && mail === confirmedMail;
}

/** The new login address that somebody asked for and hasn't confirmed yet; '' when there is none. */
export async function loadPendingMail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<string> {
  const [asked] = await db
    .select({ mail: oneTimeCodes.mail })
    .from(oneTimeCodes)
    .innerJoin(users, and(eq(users.uid, oneTimeCodes.uid), isNotNull(users.passwordHash)))
    .where(
      and(
        eq(oneTimeCodes.uid, uid),
        eq(oneTimeCodes.purpose, 'mail'),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, clock.now()),
        ne(oneTimeCodes.mail, users.mail),
      ),
    )
    .orderBy(desc(oneTimeCodes.expiresAt))
    .limit(1);
  return asked?.mail ?? '';
}
