import type { QueryClient } from '@tanstack/react-query';
import { systemClock } from '#src/platform/loading/clock.ts';
import { keepOwn } from '../../offline/index.ts';
import { membershipCardsQuery } from '../queries/membershipCardsQuery.ts';
import { keptCards } from '../view/keptCards.ts';

/** Fetches the family's membership cards, and keeps the valid ones on this device. */
export async function keepCards(client: QueryClient, viewer: number): Promise<void> {
  const cards = await client.fetchQuery(membershipCardsQuery(viewer));
  await keepOwn(viewer, keptCards({ cards, asOf: Math.floor(systemClock.now() / 1000) }));
}
