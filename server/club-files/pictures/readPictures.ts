import { readFile, stat } from 'node:fs/promises';
import type { ClubFile } from '#schemas/clubFile.ts';
import { maxPixels, openPicture } from '../../services/files/pictures/openPicture.ts';
import { type ClubFileTexts, en } from '../texts/en.ts';
import type { Fault, FoundFault, Sentence } from '../texts/fault.ts';
import { writeFaults } from '../texts/writeFaults.ts';
import { pathBeside } from './pathBeside.ts';
import { picturePlaces } from './picturePlaces.ts';
import { hashOf, svgType } from './shownPictures.ts';

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
  svg: svgType,
};

/** Reads the pictures that a club file names, and says what is wrong with them. */
export async function readPictures(
  folder: string,
  file: ClubFile,
  texts: ClubFileTexts = en,
): Promise<{ readonly pictures: PicturesBeside; readonly faults: readonly Fault[] }> {
  const pictures = new Map<string, PictureBeside>();
  const refusals = new Map<string, Sentence>();
  const faults: FoundFault[] = [];
  for (const { path, image } of picturePlaces(file)) {
    if (image === null) continue;
    if (!pictures.has(image.file) && !refusals.has(image.file)) {
      const read = await readPicture(folder, image.file);
      if (typeof read === 'function') refusals.set(image.file, read);
      else pictures.set(image.file, read);
    }
    const say = refusals.get(image.file);
    if (say !== undefined) faults.push({ path: `${path}.file`, say });
  }
  return { pictures, faults: writeFaults(faults, { file, texts }) };
}

/** @returns a sentence where the file is refused */
async function readPicture(folder: string, file: string): Promise<PictureBeside | Sentence> {
  const beside = await pathBeside(folder, file);
  if ('refused' in beside) return beside.refused;
  const { place } = beside;
  const found = await stat(place).catch(() => undefined);
  if (!found) return ({ pictures }) => pictures.noFile(file);
  if (!found.isFile()) return ({ pictures }) => pictures.isNoFile;
  if (found.size > largestPicture) return ({ pictures }) => pictures.tooLarge(largestPicture / 1024 / 1024);
  const bytes = await readFile(place);
  const seen = await lookAt(bytes);
  return typeof seen === 'function' ? seen : { ...seen, place, hash: hashOf(bytes) };
}

/** Why a picture of this size fits in no place of the portal, in pixels; `undefined` where it does. */
export function sizeFault({ width, height }: Pick<PictureBeside, 'width' | 'height'>): Sentence | undefined {
  if (width * height > maxPixels) return ({ pictures }) => pictures.tooManyPixels(maxPixels / 1_000_000);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < leastPixels) return ({ pictures }) => pictures.tooSmall(width, height, leastPixels);
  if (long > short * mostStretched) return ({ pictures }) => pictures.tooLong(width, height, mostStretched);
  return undefined;
}

async function lookAt(bytes: Buffer): Promise<Omit<PictureBeside, 'place' | 'hash'> | Sentence> {
  const kind: Sentence = ({ pictures }) => pictures.format;
  const read = await openPicture(bytes)
    .metadata()
    .catch(() => undefined);
  const mediaType = read && mediaTypes[read.format];
  if (!mediaType || (read.format === 'heif' && read.compression !== 'av1')) return kind;
  const { width, height } = read.autoOrient;
  const fault = sizeFault({ width, height });
  if (fault) return fault;
  // The header may be right while the rest is damaged.
  const isWhole = await openPicture(bytes)
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isWhole ? { mediaType, width, height } : ({ pictures }) => pictures.isDamaged;
}
