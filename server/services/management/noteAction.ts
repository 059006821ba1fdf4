import type { ClubActionKind } from '#schemas/entities/management/clubAction.ts';
import type { Context } from '../../context.ts';
import { insertRows } from '../../db/insertRows.ts';
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
export async function noteAction(context: Pick<Context, 'db' | 'clock'>, action: NewAction): Promise<void> {
  await noteActions(context, [action]);
}

/** The same for many actions. */
export async function noteActions(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  actions: readonly NewAction[],
): Promise<void> {
  const madeAt = clock.now();
  const rows = actions.map(({ by: byUid, about: aboutUid = null, ...action }) => ({
    ...action,
    ...{ byUid, aboutUid, madeAt },
  }));
  await insertRows(tx, clubActions, rows);
}
