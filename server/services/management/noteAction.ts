import type { ClubActionKind } from '#schemas/entities/management/clubAction.ts';
import type { Context } from '../../context.ts';
import { type ClubActionDetails, clubActions } from '../../db/schema.ts';

interface NewAction {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly action: ClubActionKind;
  readonly oid: number | null;
  readonly registrationId?: number | null;
  /** The uid of the person whom it is about, where neither order nor registration says so. */
  readonly about?: number | null;
  readonly details: ClubActionDetails;
}

/** Writes down what a manager did, in the transaction that does it. */
export async function noteAction(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, action, oid, registrationId = null, about = null, details }: NewAction,
): Promise<void> {
  await tx.insert(clubActions).values({
    clubNid,
    byUid: by,
    madeAt: clock.now(),
    action,
    oid,
    registrationId,
    aboutUid: about,
    details,
  });
}
