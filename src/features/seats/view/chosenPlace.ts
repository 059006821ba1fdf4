import { readId } from '#rules/readId.ts';
import type { HeldPlace } from '#src/api/entities/offer/seatPlan.ts';

/** The place that a visitor chose before the login, as a part of the address. */
export function placeQuery({ nid, tariff, quantity }: HeldPlace): string {
  return [nid, tariff, quantity].join('-');
}

/** Reads that place from the address; undefined for anything else. */
export function chosenPlace(query: URLSearchParams): HeldPlace | undefined {
  const parts = (query.get('plaats') ?? '').split('-').map(readId);
  const [nid, tariff, quantity] = parts;
  if (parts.length !== 3 || nid === undefined || tariff === undefined || quantity === undefined)
    return undefined;
  return { nid, tariff, quantity };
}
