import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Fault } from '#server/club-files/fault.ts';
import { type PicturesBeside, readPictures } from '#server/club-files/pictures/readPictures.ts';
import {
  type ClubFileReading,
  largestClubFile,
  readClubFile,
  tooLargeReading,
} from '#server/club-files/reading/readClubFile.ts';
import { reservedClubUrls, reservedCourseUrls } from '#src/paths.ts';
import type { Terminal } from './terminal.ts';

type Reading = ClubFileReading & { readonly pictures: PicturesBeside };

/** Reads a club file and the pictures beside it. */
export async function readFileBeside(path: string): Promise<Reading> {
  const { size } = await stat(path);
  // A file that is far too large isn't read at all.
  const reading =
    size > largestClubFile
      ? tooLargeReading(size)
      : readClubFile(await readFile(path), { ofClubs: reservedClubUrls, ofCourses: reservedCourseUrls });
  if (!reading.ok) return { ...reading, pictures: new Map() };
  const { pictures, faults } = await readPictures(dirname(path), reading.file);
  const { warnings } = reading;
  return faults.length > 0 ? { ok: false, faults, warnings, pictures } : { ...reading, pictures };
}

/** Maximum number of mistakes that are printed. */
const maxFaults = 50;

export function sayReading(reading: ClubFileReading, say: Terminal['say']): void {
  for (const warning of reading.warnings) say(`Warning: ${faultLine(warning)}`);
  if (reading.ok) return;
  for (const fault of reading.faults.slice(0, maxFaults)) say(faultLine(fault));
  const more = reading.faults.length - maxFaults;
  if (more > 0) say(`… and ${more} more`);
  say(`${reading.faults.length} to mend in the file.`);
}

export function faultLine({ path, message }: Fault): string {
  return path === '' ? message : `${path}: ${message}`;
}
