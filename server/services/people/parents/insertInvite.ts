import { dayInSeconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { parentInviteChildren, parentInvites } from '#server/db/schema.ts';
import { hashSecretToken, newSecretToken } from '#server/secretToken.ts';
import type { PersonRow } from '../lockPerson.ts';

/** Lifetime of an invitation, in seconds. */
export const inviteLifetime = retentions.codes.days * dayInSeconds;

export interface MadeInvite {
  readonly invite: typeof parentInvites.$inferSelect;
  /** The secret of the link, stored only as a hash. */
  readonly code: string;
  readonly inviter: PersonRow;
  readonly children: readonly PersonRow[];
}

interface NewInvite {
  readonly inviter: PersonRow;
  readonly mail: string;
  /** Only where the inviter is a minor who asks for a guardian. */
  readonly guardian?: {
    readonly guardianName: string;
    readonly guardianFname: string;
    readonly placesUntil: Date;
  };
  /** The children who can be shared by it. */
  readonly children?: readonly PersonRow[];
  readonly isForFamily?: boolean;
}

export async function insertInvite(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { inviter, mail, guardian, children = [], isForFamily = true }: NewInvite,
): Promise<MadeInvite> {
  const now = clock.now();
  const code = newSecretToken();
  const [invite] = await tx
    .insert(parentInvites)
    .values({
      ...{
        invitedBy: inviter.uid,
        mail,
        codeHash: hashSecretToken(code),
        sentAt: now,
        isForFamily,
        ...guardian,
      },
      expiresAt: dateOf(unixSecondsOf(now) + inviteLifetime),
    })
    .returning();
  if (!invite) throw new Error('The database returned no invitation');
  if (children.length > 0)
    await tx.insert(parentInviteChildren).values(children.map(({ uid }) => ({ inviteId: invite.id, uid })));
  return { invite, code, inviter, children };
}
