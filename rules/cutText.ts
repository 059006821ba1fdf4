/**
 * The beginning of a text, at most this many characters long. An emoji counts as two and is never cut in half: a database and a file
 * of Excel refuse the half.
 */
export function cutText(text: string, longest: number): string {
  const cut = text.slice(0, longest);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}
