import { eq } from 'drizzle-orm';
import type { OperationRequest } from '#schemas/operations.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { federations } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { Caller } from '../sessions/caller.ts';
import { type LoadedCard, loadCards } from './cards.ts';
import type { FederationLinks } from './federationLinks.ts';

interface Visit extends Pick<Context, 'db' | 'clock'> {
  readonly federationLinks: FederationLinks;
  readonly caller: Caller | undefined;
  readonly request: OperationRequest<'get_federation'>;
}

export interface OpenedFederation {
  readonly federation: typeof federations.$inferSelect;
  /** Never empty. */
  readonly cards: readonly LoadedCard[];
}

/** Returns a federation with the memberships that this visit may see. Refuses a visit that may see none. */
export async function openFederation(visit: Visit): Promise<OpenedFederation> {
  const { db, request } = visit;
  const uids = uidsFor(visit);
  const [federation] = await db.select().from(federations).where(eq(federations.url, request.federation));
  if (!federation) throw refusals.notFound(nl.refusals.federationNotFound);
  const cards = await loadCards(db, uids, federation.url);
  if (cards.length === 0) throw refusals.forbidden(nl.refusals.federationOnly);
  return { federation, cards };
}

/** A link alone decides what it opens: everybody sees the same, logged in or not. */
function uidsFor({ request, caller, federationLinks, clock }: Visit): readonly number[] {
  const { federation, hash, uid, uids } = request;
  if (hash === undefined) {
    if (!caller) throw refusals.unauthenticated();
    return uid === undefined ? [...caller.family] : [uid];
  }
  if (uid === undefined || uids === undefined) throw refusals.forbidden(nl.refusals.linkWrong);
  const verdict = federationLinks.judge({ federation, uid, uids }, hash, unixSecondsOf(clock.now()));
  if (verdict === 'wrong') throw refusals.forbidden(nl.refusals.linkWrong);
  if (verdict === 'expired') throw refusals.forbidden(nl.refusals.linkExpired);
  return uids.split(',').map(Number);
}
