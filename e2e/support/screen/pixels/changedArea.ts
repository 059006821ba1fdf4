import { contrastOf, type Picture } from './pixels.ts';

/** WCAG 1.4.11 and 2.4.13. */
const leastContrast = 3;

/** How many CSS pixels of a picture have a contrast of at least 3:1 with what was there before. */
export function changedArea(before: Picture, after: Picture): number {
  if (before.width !== after.width || before.height !== after.height) {
    throw new Error('Two pictures of different parts of the window');
  }
  let area = 0;
  before.luminance.forEach((value, pixel) => {
    if (contrastOf(value, after.luminance[pixel]) >= leastContrast) area += 1;
  });
  return area;
}
