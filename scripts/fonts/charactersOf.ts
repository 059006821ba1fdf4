/**
 * Lists every character in a `unicode-range` of a stylesheet (CSS Fonts 4, 4.5). The form with question marks is
 * not supported.
 *
 * @throws RangeError where a part isn't a range
 */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [, first, last = first] = /^U\+([\da-f]{1,6})(?:-([\da-f]{1,6}))?$/i.exec(part.trim()) ?? [];
      if (first === undefined || last === undefined)
        throw new RangeError(`${part} is no range of characters`);
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}
