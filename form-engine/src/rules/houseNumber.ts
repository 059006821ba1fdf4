/** A house number and the box in that house. */
export interface HouseNumber {
  /** With its letter: `12A`. */
  readonly streetNumber: string;
  /** The box, without the word in front of it. */
  readonly bus: string;
}

/** Longer than any house number with a box. The pattern takes more than linear time. */
const longest = 40;

/** A number with an optional letter or a second number, a separator, and a box. */
const houseAndBox =
  /^(\d{1,5}\s?[a-z]?(?:-\d{1,5}[a-z]?)?)\s*(?:,?\s*(?:bus|bte|boîte|box|b\.|b(?=\s|\d))|\/)\s*([a-z0-9][\w.-]{0,9})$/i;

/**
 * Reads a box that is typed behind the house number: `12 bus 3`, `12/3` and `12A bte 3`.
 *
 * @returns `undefined` for a number without a box, such as `12A` or `12-14`.
 */
export function readHouseNumber(text: string): HouseNumber | undefined {
  const typed = text.trim();
  if (typed.length > longest) return undefined;
  const [, streetNumber, bus] = houseAndBox.exec(typed) ?? [];
  return streetNumber === undefined || bus === undefined
    ? undefined
    : { streetNumber: streetNumber.trim(), bus };
}
