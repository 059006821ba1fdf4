import type { Frame, Page } from '@playwright/test';
import { type Box, contrastOf, type Picture, takePicture } from './pixels.ts';

interface Control extends Box {
  readonly name: string;
}

/** Finds invisible controls: no border, text or icon in their box has a contrast of 3:1 (WCAG 1.4.11). */
export async function undrawnControls(page: Page, inside: Page | Frame = page): Promise<readonly string[]> {
  const size = page.viewportSize();
  const height = await inside.evaluate(() => document.documentElement.scrollHeight);
  if (size) await page.setViewportSize({ ...size, height });
  const controls = await inside.evaluate(findControls);
  // Takes the whole page: on a phone, the footer stands below the viewport at any height.
  const picture = await takePicture(page, 'whole');
  if (size) await page.setViewportSize(size);
  if (controls.length === 0) throw new Error('The page has no control');
  return controls.filter((control) => !isDrawn(picture, control)).map(({ name }) => name);
}

/** Minimum number of contrasting pixels; the cross of the smallest icon has more. */
const minDrawn = 12;

/** Takes the median luminance as the background, and counts the pixels that contrast with it. */
function isDrawn({ width, height, luminance }: Picture, box: Box): boolean {
  const values: number[] = [];
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += 1) {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x += 1) {
      values.push(luminance[y * width + x] ?? 0);
    }
  }
  const background = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  return values.filter((value) => contrastOf(value, background) >= 3).length >= minDrawn;
}

/** Runs in the page. */
function findControls(): Control[] {
  const operable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="gridcell"]';
  return [...document.querySelectorAll(operable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const named = element.getAttribute('aria-label') ?? element.textContent;
      return {
        name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${named.trim().slice(0, 40)}"`,
        x: Math.floor(left),
        y: Math.floor(top),
        width: Math.ceil(width),
        height: Math.ceil(height),
      };
    })
    .filter(({ y, width, height }) => width > 4 && height > 4 && y >= 0);
}
