import { open, readFile, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { filmDuration } from './filmDuration.ts';
import type { FilmFile } from './filmFiles.ts';

/** Maximum size of a film in bytes. A longer one has an address elsewhere. */
export const largestFilm = 30 * 1024 * 1024;
/** Captions of an hour are about 100 kB. */
const largestCaptions = 1024 * 1024;

export type FilmProblem = 'too-large' | 'no-film' | 'no-captions' | 'no-poster';

/**
 * Looks at the bytes of a film, of captions (WebVTT) or of a poster (JPEG), whatever the file is called.
 *
 * @returns what it is, or why it is refused
 */
export async function checkFilm(
  place: string,
  part: 'film' | 'captions' | 'poster',
): Promise<Omit<FilmFile, 'path'> | FilmProblem> {
  const { size: bytes } = await stat(place);
  if (bytes > (part === 'captions' ? largestCaptions : largestFilm)) return 'too-large';
  if (part === 'captions')
    return (await isWebVtt(place)) ? { bytes, mediaType: 'text/vtt', duration: null } : 'no-captions';
  const type = (await fileTypeFromFile(place).catch(() => undefined))?.mime;
  if (part === 'poster')
    return type === 'image/jpeg' ? { bytes, mediaType: 'image/jpeg', duration: null } : 'no-poster';
  if (type !== 'video/mp4' && type !== 'video/webm') return 'no-film';
  const file = await open(place);
  try {
    return { bytes, mediaType: type, duration: await filmDuration(file, type) };
  } finally {
    await file.close();
  }
}

/** W3C WebVTT, 4.1: the file is UTF-8 and begins with WEBVTT, maybe after a byte order mark. */
async function isWebVtt(place: string): Promise<boolean> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(place));
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text);
  } catch {
    return false;
  }
}
