import sharp, { type CreateRaw, type Sharp } from 'sharp';

// Saves memory rather than time: no decoded picture is cached, and one picture uses one core.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture from a file or from memory; reading fails when the picture is damaged. */
export function openPicture(source: string | Buffer): Sharp {
  return sharp(source, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
}

/** Opens decoded pixels. */
export function openPixels(pixels: Uint8ClampedArray, raw: CreateRaw): Sharp {
  return sharp(pixels, { raw, limitInputPixels: false });
}
