/** A statement is named once it came this often: what is asked once is not worth remembering. */
const oftenEnough = 3;

/** As many plans as each connection of the database keeps. */
const mostNames = 300;

/** Texts that came too rarely yet to have a name. */
const mostCandidates = 2_000;

/**
 * Gives the texts of statements that come again and again a name each, so that PostgreSQL parses and plans them once for a
 * connection; `undefined` for the others. Lists of any length make endless texts: only so many ever get a name.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < oftenEnough) {
      if (counts.size >= mostCandidates) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
