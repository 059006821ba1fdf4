import type { IsoDay } from '#rules/brusselsTime.ts';
import { centsOf, eurosOf } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import { noteAction } from '../../management/noteAction.ts';
import { writeEntry } from '../../payments/writeEntry.ts';
import { invoiceNumberOf, lockOfClub, refuseDay, refuseTooMuchBack } from './lockOfClub.ts';
import { tellOfEntry } from './tellOfEntry.ts';

export interface GivenBack {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly oid: number;
  /** In euros. */
  readonly amount: number;
  readonly way: 'transfer' | 'cash';
  readonly givenOn: IsoDay;
  /** What was too much when the manager saw it, in euros. */
  readonly refund: number;
}

/** Notes that a club gave money back itself, in a transaction of the caller. */
export async function noteGivenBack(
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { clubNid, by, oid, way, givenOn, ...wanted }: GivenBack,
): Promise<{ readonly number: string; readonly amount: number; readonly refund: number }> {
  const { db: tx } = context;
  const account = await lockOfClub(tx, clubNid, oid);
  const leftCents = refuseTooMuchBack(context, account, wanted);
  refuseDay(context, account, givenOn);
  const amountCents = centsOf(wanted.amount);
  const entry = { oid, kind: 'given-back', amountCents, way, happenedOn: givenOn, byUid: by } as const;
  await tellOfEntry(context, await writeEntry(context, account, entry));
  const number = await invoiceNumberOf(context, oid);
  const details = { what: number, amountCents };
  await noteAction(context, { clubNid, by, action: 'note-given-back', oid, details });
  return { number, amount: wanted.amount, refund: eurosOf(leftCents) };
}
