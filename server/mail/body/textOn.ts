/** Black or white, whichever is easier to read on a colour. One of the two has a contrast of 4.5:1 on every colour (WCAG 1.4.3). */
export function textOn(color: string): '#000000' | '#ffffff' {
  const value = Number.parseInt(color.slice(1), 16);
  const luminance =
    0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 0xff) + 0.0722 * linear(value & 0xff);
  return luminance > sameContrast ? '#000000' : '#ffffff';
}

/** The luminance on which black and white have the same contrast: the root of 1.05 × 0.05, minus 0.05. */
const sameContrast = 0.179;

/** A channel without its gamma (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
