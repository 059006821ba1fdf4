import type { OfferFile } from '../state/offerFile.ts';
import type { OfferScreen } from './offerHrefs.ts';

interface Item {
  readonly nid?: number | undefined;
}

/** Names an item of a list in an address: by its number, or a new one by its position. */
export function itemKey({ nid }: Item, index: number): string {
  return nid === undefined ? `nieuw-${index + 1}` : String(nid);
}

/** The position of the item that a key names; -1 where it is gone. */
export function indexOfKey(items: readonly Item[], key: string): number {
  return items.findIndex((item, index) => itemKey(item, index) === key);
}

/**
 * The key of an item once it is published: a new item got a number, at the position that it had. A product has the key of its category
 * before its own. `undefined` where the item is in neither.
 */
export function publishedKey(
  key: string,
  screen: OfferScreen,
  [before, after]: readonly [OfferFile, OfferFile],
): string | undefined {
  const [first = '', second] = key.split('.');
  const lists = [listOf(screen, before), listOf(screen, after)] as const;
  const outer = moved(first, ...lists);
  if (outer === undefined || second === undefined) return outer;
  const products = (file: OfferFile) => file.webshop[indexOfKey(before.webshop, first)]?.products ?? [];
  const inner = moved(second, products(before), products(after));
  return inner && `${outer}.${inner}`;
}

function moved(key: string, before: readonly Item[], after: readonly Item[]): string | undefined {
  const index = indexOfKey(before, key);
  const item = after[index];
  return item && itemKey(item, index);
}

function listOf(
  screen: OfferScreen,
  { courses, webshop, passes, vouchers, videos, federations }: OfferFile,
): readonly Item[] {
  if (screen === 'webshop') return webshop;
  if (screen === 'beurtenkaarten') return passes;
  if (screen === 'videos') return videos;
  if (screen === 'federaties') return federations;
  return screen === 'kortingscodes' ? vouchers : courses;
}
