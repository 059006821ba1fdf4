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

/** Maximum number of pixels of a picture, as many as phone cameras make. Each pixel takes three or four bytes of memory. */
export const maxPixels = 50_000_000;

/** Sizes in pixels. `cover` crops the picture to fill the size; `inside` keeps the whole picture visible. */
export const pictureFormats = {
  thumbnail: { width: 320, height: 240, fit: 'cover' },
  logo: { width: 256, height: 256, fit: 'inside' },
  small: { width: 480, height: 480, fit: 'inside' },
  medium: { width: 960, height: 960, fit: 'inside' },
  large: { width: 1600, height: 1600, fit: 'inside' },
  cover: { width: 1280, height: 480, fit: 'cover' },
} as const;

export type PictureEncoding = 'avif' | 'webp';

export type PictureFormat = keyof typeof pictureFormats;
