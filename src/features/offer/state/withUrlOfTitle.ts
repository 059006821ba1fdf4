import { freeUrl, urlOfTitle } from '#rules/offer/freeUrl.ts';

interface Titled {
  readonly nid?: number | undefined;
  readonly url: string;
  readonly title: string;
}

/** An item after a change. The url of a new one follows its title until somebody types another. */
export function withUrlOfTitle<Item extends Titled>(
  before: Item,
  after: Item,
  isTaken: (url: string) => boolean,
): Item {
  const follows = before.nid === undefined && before.url.startsWith(urlOfTitle(before.title));
  if (!follows || after.url !== before.url || after.title === before.title) return after;
  return { ...after, url: freeUrl(after.title, isTaken) };
}
