import type { Sharp } from 'sharp';
import type { CheckedFile } from './checkedFile.ts';
import { fileRefusals } from './fileRefusals.ts';
import { openPicture } from './openPicture.ts';

type Encoding = 'jpeg' | 'png' | 'webp';

/** How sharp calls what it reads, and what is made of it. */
const pictures: Readonly<Record<string, { readonly format: string; readonly encoding: Encoding }>> = {
  'image/jpeg': { format: 'jpeg', encoding: 'jpeg' },
  'image/png': { format: 'png', encoding: 'png' },
  'image/apng': { format: 'png', encoding: 'png' },
  'image/webp': { format: 'webp', encoding: 'webp' },
  // The first picture of one that moves.
  'image/gif': { format: 'gif', encoding: 'png' },
  'image/avif': { format: 'heif', encoding: 'jpeg' },
  'image/tiff': { format: 'tiff', encoding: 'jpeg' },
};

const outputs: Readonly<
  Record<Encoding, { readonly extension: string; readonly encode: (picture: Sharp) => Sharp }>
> = {
  // Its codes are not made to measure: that would keep the whole picture in memory once more, to save a few per cent.
  jpeg: { extension: 'jpg', encode: (picture) => picture.jpeg({ quality: 88, optimiseCoding: false }) },
  png: { extension: 'png', encode: (picture) => picture.png() },
  webp: { extension: 'webp', encode: (picture) => picture.webp({ quality: 88 }) },
};

/** As many as the cameras of phones make; each takes three or four bytes of memory. */
const mostPixels = 50_000_000;

export function isPicture(type: string): boolean {
  return Object.hasOwn(pictures, type);
}

/**
 * Draws a picture anew, upright. What isn't picture doesn't come along: where and with what it was taken, nor a script that
 * hides in it.
 */
export async function reencodePicture(
  { place, type }: { readonly place: string; readonly type: string },
  target: string,
): Promise<CheckedFile> {
  const kind = pictures[type];
  if (!kind) throw fileRefusals.type('image');
  const { extension, encode } = outputs[kind.encoding];
  const picture = openPicture(place);
  const { format, width, height, pages = 1 } = await picture.metadata().catch(refuseUnreadable);
  if (format !== kind.format) throw fileRefusals.type('image');
  if (width * height > mostPixels) throw fileRefusals.tooManyPixels();
  // Of an animation the first picture says enough; of a scanned letter the first page doesn't.
  if (format === 'tiff' && pages > 1) throw fileRefusals.severalPages();
  await encode(picture.autoOrient().timeout({ seconds: 60 }))
    .toFile(target)
    .catch(refuseUnreadable);
  return { place: target, mediaType: `image/${kind.encoding}`, extension };
}

function refuseUnreadable(): never {
  throw fileRefusals.unreadable();
}
