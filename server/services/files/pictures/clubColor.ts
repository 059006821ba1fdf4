/** The colour of a club without one that can be read. */
const neutral = '#5b6470';

/** The colour of a club as `#rrggbb`. A club file or a hand in the database may hold anything. */
export function clubColor(color: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : neutral;
}
