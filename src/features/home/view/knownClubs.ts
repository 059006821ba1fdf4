interface Club {
  readonly url: string;
}

interface OwnClub extends Club {
  readonly isBlocked: boolean;
}

/** The clubs that a person most likely wants. Each is in one group, and a club that blocks the person in none. */
export function knownClubs<Own extends OwnClub, Visited extends Club, Near extends Club>(clubs: {
  readonly own: readonly Own[];
  /** Most recent first. */
  readonly visited: readonly Visited[];
  readonly near: readonly Near[];
}): { own: Own[]; visited: Visited[]; near: Near[] } {
  const seen = new Set(clubs.own.map(({ url }) => url));
  const unseen = ({ url }: Club) => !seen.has(url);
  const visited = clubs.visited.filter(unseen);
  for (const { url } of visited) seen.add(url);
  return {
    own: clubs.own.filter(({ isBlocked }) => !isBlocked),
    visited,
    near: clubs.near.filter(unseen),
  };
}
