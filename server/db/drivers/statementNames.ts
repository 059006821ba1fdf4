/** Number of uses after which a statement gets a name. Rare statements aren't worth caching. */
const oftenEnough = 3;

/** Maximum number of plans that each connection caches. */
const maxNames = 300;

/** Maximum number of texts that are counted but have no name yet. */
const maxCandidates = 2_000;

/**
 * Names the statements that are used often, so that PostgreSQL parses and plans them once per connection. Others get
 * `undefined`. Lists of any length make endlessly many texts, so the number of names is limited.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < oftenEnough) {
      if (counts.size >= maxCandidates) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
