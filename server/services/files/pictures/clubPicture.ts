import { buffer } from 'node:stream/consumers';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { clubFiles } from '#server/db/schema.ts';
import { openPicture, type PictureEncoding, type PictureFormat, pictureFormats } from './openPicture.ts';

/** A low effort for AVIF: more would save a few per cent and take seconds of a processor. */
const encodingOptions = { avif: { quality: 60, effort: 1 }, webp: { quality: 82 } } as const;

export const previewsFolder = 'previews';

/** The picture that a preview was made from. */
export function fidOfPreview(path: string): number {
  return Number.parseInt(path.slice(previewsFolder.length + 1), 10);
}

/**
 * A club's picture in the size of a format; `undefined` when the club has no such file. Each preview is made once and
 * stored.
 */
export async function clubPicture(
  { db, fileService }: Pick<Context, 'db' | 'fileService'>,
  {
    clubNid,
    fid,
    format,
    encoding,
    isWaiting = false,
  }: {
    readonly clubNid: number;
    readonly fid: number;
    readonly format: PictureFormat;
    readonly encoding: PictureEncoding;
    /** Whether the picture was uploaded, but no offer with it is published yet. Only managers see such a one. */
    readonly isWaiting?: boolean;
  },
): Promise<Buffer | undefined> {
  const { storage, heavyWork } = fileService;
  const [file] = await db
    .select({ path: clubFiles.path })
    .from(clubFiles)
    .where(
      and(
        ...[eq(clubFiles.fid, fid), eq(clubFiles.clubNid, clubNid)],
        isWaiting ? isNotNull(clubFiles.waitsSince) : isNull(clubFiles.waitsSince),
      ),
    );
  if (!file) return undefined;
  const path = `${previewsFolder}/${fid}-${format}.${encoding}`;
  const made = await storage.read(path);
  if (made) return buffer(made);
  const original = await storage.read(file.path);
  if (!original) return undefined;
  const source = await buffer(original);
  const { width, height, fit } = pictureFormats[format];
  const preview = await heavyWork(() =>
    openPicture(source)
      .autoOrient()
      .resize({ width, height, fit, withoutEnlargement: true })
      .toFormat(encoding, encodingOptions[encoding])
      .toBuffer(),
  );
  await storage.write(path, preview);
  return preview;
}
