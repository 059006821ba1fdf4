import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { courseOfLine } from './cartView.ts';

/** A tariff with fewer places than the family wants. */
export interface FewPlaces {
  /** Title of the course. */
  readonly what: string;
  readonly places: number;
  readonly wanted: number;
  /** Who joins the waiting list. */
  readonly queued: readonly number[];
}

/**
 * The tariffs that have a place for some of the family, but not for all.
 *
 * @param free - free places of a tariff; undefined where the portal doesn't know. Counts for people who register together: they
 * all wait, also where there is a place for one of them.
 */
export function fewPlaces(
  invoices: readonly Pick<CartInvoice, 'items'>[],
  free: (tariff: number) => number | undefined,
): readonly FewPlaces[] {
  const lines = invoices
    .flatMap(({ items }) => items)
    .filter(({ type, session }) => type === 'tariff' && session === undefined);
  return [...Map.groupBy(lines, ({ tariff }) => tariff)].flatMap(([tariff, own]): FewPlaces[] => {
    const queued = own.filter(({ isQueued }) => isQueued);
    const places = Math.max(own.length - queued.length, (tariff !== undefined && free(tariff)) || 0);
    if (queued.length === 0 || places === 0 || places >= own.length) return [];
    const what = own[0] ? courseOfLine(own[0]) : '';
    return [{ what, places, wanted: own.length, queued: queued.flatMap(({ uid }) => uid ?? []) }];
  });
}
