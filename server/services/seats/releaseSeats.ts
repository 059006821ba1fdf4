import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { reservations } from '../../db/schema.ts';
import type { CartHolder } from '../holds/cartHolds.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import { type HeldSeat, loadHeldSeats } from './loadHeldSeats.ts';

interface LetGo extends CartHolder {
  readonly event: number;
  /** Seats, or unnumbered stands with everything held there; undefined releases everything of the event. */
  readonly nids: readonly number[] | undefined;
  /** The tariff whose holds are released; undefined releases those of every tariff. */
  readonly tariffNid: number | undefined;
}

/** Releases what an account holds of an event. */
export async function releaseSeats(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  letGo: LetGo,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await loadHeldSeats({ db: tx, clock }, letGo);
    const gone = held.filter((one) => isLetGo(one, letGo));
    const ofKind = (kind: 'seat' | 'stand') => gone.filter((one) => one.kind === kind).map(({ nid }) => nid);
    await lockInOrder(tx, { stands: ofKind('stand'), seats: ofKind('seat') });
    // Somebody may have taken over an ended hold meanwhile: its record is then theirs.
    const still = await loadHeldSeats({ db: tx, clock }, letGo);
    const ids = gone.map(({ id }) => id).filter((id) => still.some((one) => one.id === id));
    await tx.delete(reservations).where(inArray(reservations.id, ids));
  });
}

function isLetGo({ nid, tariffNid }: HeldSeat, letGo: LetGo): boolean {
  return (letGo.nids?.includes(nid) ?? true) && tariffNid === (letGo.tariffNid ?? tariffNid);
}
