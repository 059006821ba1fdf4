import { contrastOf, type Picture } from './pixels.ts';

/** Minimum contrast of a change (WCAG 1.4.11 and 2.4.13). */
const minContrast = 3;

/** The number of CSS pixels that changed with a contrast of at least 3:1. */
export function changedArea(before: Picture, after: Picture): number {
  if (before.width !== after.width || before.height !== after.height) {
    throw new Error('Two pictures of different parts of the window');
  }
  let area = 0;
  before.luminance.forEach((value, pixel) => {
    if (contrastOf(value, after.luminance[pixel]) >= minContrast) area += 1;
  });
  return area;
}
