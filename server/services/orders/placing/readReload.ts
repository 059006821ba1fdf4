import type { Cents } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import { readCartSelection } from '../../cart/cartSelection.ts';
import { requirePassClub } from '../../passes/requireCard.ts';
import { loadPerson } from '../../people/people.ts';
import type { CallerInClub } from '../../sessions/caller.ts';
import { mailOf } from './readOrder.ts';
import type { WantedOrder } from './wantedOrder.ts';

interface Reload extends CallerInClub {
  /** The person whose card is reloaded. */
  readonly uid: number;
  readonly cardId: number;
  readonly passNid: number;
  readonly shownTotalCents: Cents;
}

/** Reads the order of one pass, whose turns are added to an existing card. */
export async function readReload({ db }: Pick<Context, 'db'>, reload: Reload): Promise<WantedOrder> {
  const { caller, clubNid, uid, cardId, passNid, shownTotalCents } = reload;
  const club = await requirePassClub(db, { caller, clubNid });
  const asking = { club, heldBy: caller.uid, household: caller.holder, shared: caller.shared };
  const who = { ...asking, person: await loadPerson(db, uid), companions: [] };
  return {
    ...readCartSelection({ tariffs: [], passes: [passNid] }, who),
    reloadedCard: cardId,
    placedBy: caller.uid,
    shownTotalCents,
    mail: mailOf(caller, false),
  };
}
