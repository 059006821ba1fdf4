import { eq } from 'drizzle-orm';
import type { Federation } from '#schemas/entities/club/federation.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { federations } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { Caller } from '../sessions/caller.ts';
import { isOver, type LoadedCard, loadCards } from './cards.ts';
import type { FederationLinks } from './federationLinks.ts';

interface Visit extends Pick<Context, 'db' | 'clock'> {
  readonly federationLinks: FederationLinks;
  readonly caller: Caller | undefined;
  readonly request: OperationRequest<'get_federation'>;
}

export interface OpenedFederation {
  /** In the words of the club of the first valid card. */
  readonly federation: Federation;
  /** Never empty. */
  readonly cards: readonly LoadedCard[];
}

/** Returns a federation with the memberships that this visit may see. Refuses a visit that may see none. */
export async function openFederation(visit: Visit): Promise<OpenedFederation> {
  const { db, request, clock } = visit;
  const uids = uidsFor(visit);
  const isKnown = (await db.$count(federations, eq(federations.url, request.federation))) > 0;
  if (!isKnown) throw refusals.notFound(nl.refusals.federationNotFound);
  const cards = await loadCards(db, uids, request.federation);
  const today = todayOf(clock);
  const first = cards.find(({ membership }) => !isOver(membership.validUntil, today)) ?? cards[0];
  if (!first) throw refusals.forbidden(nl.refusals.federationOnly);
  const { url, title, description, website, mail, color, cardText } = first.federation;
  return { federation: { url, title, description, website: website ?? '', mail, color, cardText }, cards };
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
