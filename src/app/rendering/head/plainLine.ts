/** Control characters, and the marks that turn the direction of text around them: a cut text would leave those open. */
const unshown = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A text on one line, as a tag or a search engine shows it. */
export function plainLine(text: string): string {
  return text.toWellFormed().replace(unshown, ' ').replace(/\s+/g, ' ').trim();
}

/** A text on one line of at most `most` characters. A longer text is cut between two words and ends in "…". */
export function shortLine(text: string, most: number): string {
  const line = plainLine(text);
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1);
  const words = line[most - 1] === ' ' ? start : start.replace(/\s+\S*$/, '');
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:.–-]+$/, '')}…`;
}
