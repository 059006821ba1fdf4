import { stat, writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { UploadedFilm } from '#schemas/entities/club/uploadedFilm.ts';
import type { Context } from '#server/context.ts';
import { filmFiles } from '#server/db/schema.ts';
import { Refused } from '#server/http/refused.ts';
import { maxPixels, openPicture, pictureFormats } from '#server/services/files/pictures/openPicture.ts';
import { receiveFile } from '#server/services/files/receiveFile.ts';
import type { UploadedFile } from '#server/services/files/uploadedFile.ts';
import { checkFilm, type FilmProblem, largestFilm } from '#server/services/videos/checkFilm.ts';
import { keepFilm } from '#server/services/videos/filmFiles.ts';
import { nl } from '#server/texts/nl.ts';

interface Upload {
  readonly clubNid: number;
  readonly part: 'film' | 'captions' | 'poster';
  readonly file: UploadedFile;
}

const extensions = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
  'image/jpeg': 'jpg',
} as const;

/** Films, captions and posters that a club may have stored. */
const mostFiles = 500;

/**
 * Stores a film, captions or a poster that a manager uploads, for a video that names it. A film is kept byte for byte; any picture becomes a
 * JPEG. The same file sent again is stored once, because its name follows from its bytes.
 */
export async function uploadFilm(
  { db, clock, fileService }: Pick<Context, 'db' | 'clock' | 'fileService'>,
  { clubNid, part, file }: Upload,
): Promise<UploadedFilm> {
  if ((await db.$count(filmFiles, eq(filmFiles.clubNid, clubNid))) >= mostFiles) throw refused('many');
  return fileService.temporary.lend(async (newFile) => {
    const { place: given, digest } = await receiveFile(file, newFile(), largestFilm);
    const place = part === 'poster' ? await fileService.heavyWork(() => asJpeg(given, newFile())) : given;
    const checked = await checkFilm(place, part);
    if (typeof checked === 'string') throw refused(checked);
    const path = `films/${digest.slice(0, 32)}.${extensions[checked.mediaType]}`;
    const { storage } = fileService;
    await keepFilm({ db, storage }, { clubNid, file: { path, ...checked }, place, now: clock.now() });
    return { path, duration: checked.duration ?? 0 };
  });
}

/** A picture that can't be read stays as it is, and is refused by who checks it. */
async function asJpeg(given: string, place: string): Promise<string> {
  try {
    const { width, height } = await openPicture(given).metadata();
    if (width * height > maxPixels) return given;
    const { width: most } = pictureFormats.large;
    const picture = openPicture(given).rotate().resize({ width: most, withoutEnlargement: true });
    await writeFile(place, await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer());
    return (await stat(place)).size > 0 ? place : given;
  } catch {
    return given;
  }
}

function refused(problem: FilmProblem | 'many'): Refused {
  return new Refused(422, { errors: [nl.films[problem]], code: 'file-refused' });
}
