import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemClock, todayOf } from '#server/clock.ts';
import { type FilmsBeside, readFilms } from '#server/club-files/pictures/films/readFilms.ts';
import { type PicturesBeside, readPictures } from '#server/club-files/pictures/readPictures.ts';
import {
  type ClubFileReading,
  largestClubFile,
  readClubFile,
  tooLargeReading,
} from '#server/club-files/reading/readClubFile.ts';
import type { ClubFileTexts } from '#server/club-files/texts/en.ts';
import type { Fault } from '#server/club-files/texts/fault.ts';
import { reservedClubUrls, reservedCourseUrls } from '#src/paths.ts';
import type { Terminal } from './terminal.ts';

type Reading = ClubFileReading & { readonly pictures: PicturesBeside; readonly films: FilmsBeside };

export const reserved = { ofClubs: reservedClubUrls, ofCourses: reservedCourseUrls };

/** Reads a club file, and the pictures and films beside it. */
export async function readFileBeside(path: string, texts: ClubFileTexts): Promise<Reading> {
  const { size } = await stat(path);
  // A file that is far too large isn't read at all.
  const reading =
    size > largestClubFile
      ? tooLargeReading(size, texts)
      : readClubFile(await readFile(path), reserved, { texts, today: todayOf(systemClock) });
  if (!reading.ok) return { ...reading, pictures: new Map(), films: new Map() };
  const { pictures, faults: ofPictures } = await readPictures(dirname(path), reading.file, texts);
  const { films, faults: ofFilms } = await readFilms(dirname(path), reading.file, texts);
  const faults = [...ofPictures, ...ofFilms];
  const { warnings } = reading;
  return faults.length > 0
    ? { ok: false, faults, warnings, pictures, films }
    : { ...reading, pictures, films };
}

/** Maximum number of mistakes that are printed. */
const maxFaults = 50;

export function sayReading(reading: ClubFileReading, say: Terminal['say'], { command }: ClubFileTexts): void {
  for (const warning of reading.warnings) say(command.warning(faultLine(warning)));
  if (reading.ok) return;
  for (const fault of reading.faults.slice(0, maxFaults)) say(faultLine(fault));
  const more = reading.faults.length - maxFaults;
  if (more > 0) say(command.more(more));
  say(command.toMend(reading.faults.length));
}

export function faultLine({ place, message }: Fault): string {
  return place === '' ? message : `${place}: ${message}`;
}
