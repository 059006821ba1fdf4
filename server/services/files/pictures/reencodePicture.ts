import type { Sharp } from 'sharp';
import { fileRefusals } from '../fileRefusals.ts';
import type { DecodedHeic, HeicToDecode } from '../threads/decodeHeic.ts';
import { inThread } from '../threads/inThread.ts';
import type { CheckedFile } from '../uploadedFile.ts';
import { maxPixels, openPicture, openPixels } from './openPicture.ts';

type Encoding = 'jpeg' | 'png' | 'webp';

/** The format as sharp calls it and the encoding of the result, by media type. */
const pictures: Readonly<Record<string, { readonly format: string; readonly encoding: Encoding }>> = {
  'image/jpeg': { format: 'jpeg', encoding: 'jpeg' },
  'image/png': { format: 'png', encoding: 'png' },
  'image/apng': { format: 'png', encoding: 'png' },
  'image/webp': { format: 'webp', encoding: 'webp' },
  // Only the first frame of an animated GIF is kept.
  'image/gif': { format: 'gif', encoding: 'png' },
  'image/avif': { format: 'heif', encoding: 'jpeg' },
  'image/tiff': { format: 'tiff', encoding: 'jpeg' },
};

const outputs: Readonly<
  Record<Encoding, { readonly extension: string; readonly encode: (picture: Sharp) => Sharp }>
> = {
  // Optimised Huffman tables would keep the whole picture in memory once more, to save a few per cent.
  jpeg: { extension: 'jpg', encode: (picture) => picture.jpeg({ quality: 88, optimiseCoding: false }) },
  png: { extension: 'png', encode: (picture) => picture.png() },
  webp: { extension: 'webp', encode: (picture) => picture.webp({ quality: 88 }) },
};

/** Photos of phones, which sharp can't decode for lack of a licence of their coding. */
const ofPhones: readonly string[] = [
  'image/heic',
  'image/heic-sequence',
  'image/heif',
  'image/heif-sequence',
];

export function isPicture(type: string): boolean {
  return Object.hasOwn(pictures, type) || ofPhones.includes(type);
}

/** Re-encodes a picture, upright. Drops everything except the pixels: place and camera of the photo, and any hidden script. */
export async function reencodePicture(
  { place, type }: { readonly place: string; readonly type: string },
  target: string,
): Promise<CheckedFile> {
  if (ofPhones.includes(type)) return reencodePhoto(place, target);
  const kind = pictures[type];
  if (!kind) throw fileRefusals.type('image');
  const { extension, encode } = outputs[kind.encoding];
  const picture = openPicture(place);
  const { format, width, height, pages = 1 } = await picture.metadata().catch(refuseUnreadable);
  if (format !== kind.format) throw fileRefusals.type('image');
  if (width * height > maxPixels) throw fileRefusals.tooManyPixels();
  // The first frame of an animation is enough, but the first page of a scanned letter isn't.
  if (format === 'tiff' && pages > 1) throw fileRefusals.severalPages();
  await encode(picture.autoOrient().timeout({ seconds: 60 }))
    .toFile(target)
    .catch(refuseUnreadable);
  return { place: target, mediaType: `image/${kind.encoding}`, extension };
}

/** Encodes a HEIC as JPEG, which every browser and mail program shows. Its place and camera are no pixels. */
async function reencodePhoto(place: string, target: string): Promise<CheckedFile> {
  const asked: HeicToDecode = { place, most: maxPixels };
  const photo = await inThread<DecodedHeic>(decodeHeic, asked).catch(refuseUnreadable);
  const { width, height, pixels } = photo;
  if (!pixels) throw fileRefusals.tooManyPixels();
  const { extension, encode } = outputs.jpeg;
  const picture = openPixels(pixels, { width, height, channels: 4 }).flatten({ background: '#ffffff' });
  await encode(picture.timeout({ seconds: 60 })).toFile(target);
  return { place: target, mediaType: 'image/jpeg', extension };
}

const decodeHeic = new URL('../threads/decodeHeic.ts', import.meta.url);

function refuseUnreadable(): never {
  throw fileRefusals.unreadable();
}
