import sharp, { type Sharp } from 'sharp';

// Memory before speed: what was decoded is let go at once, and one picture keeps one core busy.
sharp.cache(false);
sharp.concurrency(1);

/** Reads a picture from a file or from memory; fails where it is damaged. */
export function openPicture(source: string | Buffer): Sharp {
  return sharp(source, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
}
