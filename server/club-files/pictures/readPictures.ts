import { readFile, stat } from 'node:fs/promises';
import type { ClubFile } from '#schemas/clubFile.ts';
import { maxPixels } from '../../services/files/pictures/maxPixels.ts';
import { openPicture } from '../../services/files/pictures/openPicture.ts';
import type { Fault } from '../fault.ts';
import { pathBeside } from './pathBeside.ts';
import { picturePlaces } from './picturePlaces.ts';
import { hashOf } from './shownPictures.ts';

/** A picture beside a club file. */
export interface PictureBeside {
  readonly place: string;
  readonly mediaType: string;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** By the path that the club file gives. */
export type PicturesBeside = ReadonlyMap<string, PictureBeside>;

/** Maximum size in bytes, more than a camera makes. */
const largestPicture = 20 * 1024 * 1024;
/** A smaller picture would be a grey spot on a page. */
const leastPixels = 100;
/** Maximum length, in times the other side. A longer picture fits in no place of a page. */
const mostStretched = 4;

/** Media types by the format as sharp calls it. */
const mediaTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
};

/** Reads the pictures that a club file names, and says what is wrong with them. */
export async function readPictures(
  folder: string,
  file: ClubFile,
): Promise<{ readonly pictures: PicturesBeside; readonly faults: readonly Fault[] }> {
  const pictures = new Map<string, PictureBeside>();
  const refusals = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { path, image } of picturePlaces(file)) {
    if (image === null) continue;
    if (!pictures.has(image.file) && !refusals.has(image.file)) {
      const read = await readPicture(folder, image.file);
      if (typeof read === 'string') refusals.set(image.file, read);
      else pictures.set(image.file, read);
    }
    const message = refusals.get(image.file);
    if (message !== undefined) faults.push({ path: `${path}.file`, message });
  }
  return { pictures, faults };
}

/** @returns a sentence where the file is refused */
async function readPicture(folder: string, file: string): Promise<PictureBeside | string> {
  const beside = await pathBeside(folder, file);
  if ('refused' in beside) return beside.refused;
  const { place } = beside;
  const found = await stat(place).catch(() => undefined);
  if (!found) return `there is no file ${file} beside the club file`;
  if (!found.isFile()) return 'is no file';
  if (found.size > largestPicture) return `is larger than ${largestPicture / 1024 / 1024} MB`;
  const bytes = await readFile(place);
  const seen = await lookAt(bytes);
  return typeof seen === 'string' ? seen : { ...seen, place, hash: hashOf(bytes) };
}

async function lookAt(bytes: Buffer): Promise<Omit<PictureBeside, 'place' | 'hash'> | string> {
  const kind = 'must be a JPEG, PNG, WebP or AVIF';
  const read = await openPicture(bytes)
    .metadata()
    .catch(() => undefined);
  const mediaType = read && mediaTypes[read.format];
  if (!mediaType || (read.format === 'heif' && read.compression !== 'av1')) return kind;
  const { width, height } = read.autoOrient;
  if (width * height > maxPixels) return `has more than ${maxPixels / 1_000_000} million pixels`;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < leastPixels)
    return `is ${width} by ${height} pixels: a picture is at least ${leastPixels} pixels wide and high`;
  if (long > short * mostStretched)
    return `is ${width} by ${height} pixels: one side is at most ${mostStretched} times the other`;
  // The header may be right while the rest is damaged.
  const isWhole = await openPicture(bytes)
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isWhole ? { mediaType, width, height } : 'is damaged';
}
