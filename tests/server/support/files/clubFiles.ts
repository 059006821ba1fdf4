import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { ClubLegal } from '#schemas/entities/club/clubLegal.ts';
import { todayOf } from '#server/clock.ts';
import { exportClub } from '#server/club-files/exporting/exportClub.ts';
import type { ImportInput, ImportPlan } from '#server/club-files/importing/importClub.ts';
import { importClub } from '#server/club-files/importing/importClub.ts';
import { filmPlaces } from '#server/club-files/pictures/films/filmPlaces.ts';
import type { FilmsBeside } from '#server/club-files/pictures/films/readFilms.ts';
import { type ClubFileReading, readClubFile } from '#server/club-files/reading/readClubFile.ts';
import type { Fault } from '#server/club-files/texts/fault.ts';
import type { Database } from '#server/db/database.ts';
import { courseTeachers, users } from '#server/db/schema.ts';
import { reservedClubUrls, reservedCourseUrls } from '#src/paths.ts';
import { testClock } from '../testClock.ts';

export const demoClubs = ['arabesk', 'de-zwaluw', 'kompas', 'de-dolfijn'] as const;

const reserved = { ofClubs: reservedClubUrls, ofCourses: reservedCourseUrls };

/** Reads a club file from text, or from a value that is written as JSON first. */
export function readFileOf(file: unknown): ClubFileReading {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return readClubFile(new TextEncoder().encode(text), reserved, { today: todayOf(testClock()) });
}

/** The mistakes that the reader finds in a club file; empty for one in order. */
export function faultsOf(file: unknown): readonly Omit<Fault, 'place'>[] {
  const reading = readFileOf(file);
  return reading.ok ? [] : withoutPlaces(reading.faults);
}

export function withoutPlaces(faults: readonly Fault[]): readonly Omit<Fault, 'place'>[] {
  return faults.map(({ path, message }) => ({ path, message }));
}

/** Reads a club file that must be valid. */
export function readRight(file: unknown): ClubFile {
  const reading = readFileOf(file);
  if (!reading.ok) expect.fail(JSON.stringify(reading.faults));
  return reading.file;
}

/** The films that a file names, as if they lay beside it. They are stored only where the import has a storage. */
function filmsOf(file: ClubFile): FilmsBeside {
  const stub = { bytes: 1, mediaType: 'video/mp4', duration: 1 } as const;
  return new Map(filmPlaces(file).map(({ film }) => [film, { place: '', file: { path: film, ...stub } }]));
}

export function importFile(
  db: Database,
  file: ClubFile,
  how: Partial<Omit<ImportInput, 'file' | 'pictures'>> = {},
): Promise<ImportPlan> {
  return importClub(db, {
    applies: true,
    takesStock: false,
    now: testClock().now(),
    films: filmsOf(file),
    ...how,
    file,
  });
}

export async function exported(db: Database, url: string): Promise<ClubFile> {
  const file = await exportClub(db, url);
  if (!file) expect.fail(`There is no club ${url}`);
  return file;
}

/** Copies the teachers' accounts to an empty database: a club file refers to accounts but doesn't contain them. */
export async function copyTeachers(from: Database, to: Database): Promise<void> {
  const taught = from.select({ uid: courseTeachers.uid }).from(courseTeachers);
  const teachers = await from.select().from(users).where(inArray(users.uid, taught));
  await to.insert(users).values(teachers);
}

/** A legal person for clubs of tests, with a fictional number whose check digits are right. */
export const testLegal: ClubLegal = {
  name: 'Testclub',
  form: 'vzw',
  seat: 'Kerkstraat 1, 9000 Gent',
  enterpriseNumber: '0999000624',
  court: 'Gent',
  vatNote: 'Vrijgesteld van btw – art. 44 WBTW',
  email: 'bestuur@testclub.example.org',
};
