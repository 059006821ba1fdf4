import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { loadWaitingOffers } from '#server/services/management/offers/plannedOffers.ts';
import { nl } from '#server/texts/nl.ts';
import type { Offer } from '../offerOf.ts';
import { mergePlanned } from './mergePlanned.ts';

const { place, adapts, clashes, ownName, nobody } = nl.plannedOffers.notes;

interface Meeting {
  readonly wanted: {
    readonly club: Pick<ClubRow, 'nid'>;
    /** The uid of the manager. */
    readonly by: number;
  };
  /** The offer that would be published now. */
  readonly offer: Offer;
}

/** Tells a manager who publishes which publications are planned, and whether these still go on. */
export async function notesOnPlanned(db: Database, { wanted, offer }: Meeting): Promise<string[]> {
  const waiting = await loadWaitingOffers(db, wanted.club.nid);
  return waiting.map(({ planned, by }) => {
    const at = unixSecondsOf(planned.publishAt);
    const name = planned.madeBy === wanted.by ? ownName : (by ?? nobody);
    const facts = { name, day: formatDay(at), time: formatTime(at) };
    const [conflict] = mergePlanned(planned, offer).conflicts;
    const note = conflict === undefined ? fillIn(adapts, facts) : fillIn(clashes, { ...facts, conflict });
    return `${place}: ${note}`;
  });
}
