import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A rectangle of the viewport, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of a rectangle: the relative luminance (WCAG 2.2) of each CSS pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly luminance: Float32Array;
}

/** Takes a picture of the viewport or of the whole page, without the caret and with every transition finished. */
export async function takePicture(page: Page, clip?: Box | 'whole'): Promise<Picture> {
  const png = await page.screenshot({
    ...(clip === 'whole' ? { fullPage: true } : clip && { clip }),
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminance = new Float32Array(info.width * info.height);
  for (let pixel = 0; pixel < luminance.length; pixel += 1) {
    const at = pixel * 3;
    luminance[pixel] =
      0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
  }
  return { width: info.width, height: info.height, luminance };
}

/** The contrast ratio of two luminances, 1 to 21. */
export function contrastOf(one = 0, other = 0): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const linearValues = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function linear(value = 0): number {
  return linearValues[value] ?? 0;
}
