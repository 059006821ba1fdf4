/**
 * The attribute `sizes` of a picture that fills the width of a phone. A screen with three pixels per CSS pixel gets two of them,
 * because a phone shows no difference, and the next larger file has twice the bytes.
 *
 * @param margins CSS pixels beside the picture, both sides together
 */
export function fullWidth(margins: number): string {
  return `(max-width: 480px) and (min-resolution: 2.5dppx) 60vw, calc(100vw - ${margins}px)`;
}
