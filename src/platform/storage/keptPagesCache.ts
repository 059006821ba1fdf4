/** Name of the cache with pages that are kept on this device. The portal writes it, and the service worker serves from it. */
export const keptPagesCache = 'clubpoort.kept-pages';

/** Key in local storage of when each list was last kept by itself. */
export const keptListsKey = 'kept-lists';

/** Header of a kept page with the Unix seconds after which it must go. A page without it stays. */
export const keptUntilHeader = 'x-until';

/** @param now Milliseconds since 1970. */
export function isOverdue({ headers }: Pick<Response, 'headers'>, now: number): boolean {
  const until = headers.get(keptUntilHeader);
  return until !== null && now / 1000 >= Number(until);
}
