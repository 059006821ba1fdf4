import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import { clubFileJsonSchema } from '#schemas/clubFile.ts';
import { exportClub } from '#server/club-files/exporting/exportClub.ts';
import { withoutNumbers, writeClubFile } from '#server/club-files/exporting/writeClubFile.ts';
import type { Fault } from '#server/club-files/fault.ts';
import { countsOf, describePlan } from '#server/club-files/importing/describePlan.ts';
import { importClub } from '#server/club-files/importing/importClub.ts';
import { exportPictures } from '#server/club-files/pictures/exportPictures.ts';
import { type PicturesBeside, readPictures } from '#server/club-files/pictures/readPictures.ts';
import { writePictures } from '#server/club-files/pictures/writePictures.ts';
import {
  type ClubFileReading,
  largestClubFile,
  readClubFile,
  tooLargeReading,
} from '#server/club-files/reading/readClubFile.ts';
import { formCsv } from '#server/club-files/registrations/formCsv.ts';
import { registrationsCsv } from '#server/club-files/registrations/registrationsCsv.ts';
import { uitpasCsv } from '#server/club-files/registrations/uitpasCsv.ts';
import type { Database } from '#server/db/database.ts';
import { clubs } from '#server/db/schema.ts';
import { reservedClubUrls, reservedCourseUrls } from '#src/paths.ts';
import { type ClubCommand, readCommand, usage } from './commandLine.ts';
import { databaseSentence } from './databaseSentence.ts';
import { inviteTeam } from './inviteTeam.ts';
import { runCertificates } from './runCertificates.ts';
import { privately, type Terminal } from './terminal.ts';
import { openFiles, withDatabase } from './withDatabase.ts';
import { writeDocuments } from './writeDocuments.ts';

/** @returns the exit code */
export async function runClub(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const command = readCommand(args);
  if (typeof command === 'string') {
    terminal.say(command);
    terminal.say(usage);
    return 2;
  }
  try {
    return await run(command, terminal);
  } catch (error) {
    terminal.say(databaseSentence(error));
    return 1;
  }
}

function run(command: ClubCommand, terminal: Terminal): Promise<0 | 1> {
  switch (command.is) {
    case 'help':
      return done(() => terminal.write(usage));
    case 'schema':
      return output(`${JSON.stringify(clubFileJsonSchema(), null, 2)}\n`, command, terminal);
    case 'check':
      return check(command.file, terminal);
    case 'import':
      return runImport(command, terminal);
    case 'export':
      return ofClub(command, terminal, (db) => textOfClub(db, command, terminal));
    case 'documents':
      return writeDocuments(command, terminal);
    case 'registrations':
      return runRegistrations(command, terminal);
    case 'uitpas':
      return ofClub({ ...command, mode: privately }, terminal, async (db) => {
        const [club] = await db.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.url, command.url));
        return club && uitpasCsv(db, club.nid, command);
      });
    case 'certificates':
      return runCertificates(command, terminal);
  }
}

async function done(act: () => void): Promise<0> {
  act();
  return 0;
}

/** The text of a club. Its pictures are written beside the file, so the text in a terminal has none. */
async function textOfClub(
  db: Database,
  { url, out, isPortable }: Extract<ClubCommand, { is: 'export' }>,
  { env, say }: Terminal,
): Promise<string | undefined> {
  const club = await exportClub(db, url);
  if (!club) return undefined;
  const { storage } = await openFiles(env, db);
  const withPictures = await exportPictures(db, storage, club);
  const count = withPictures.pictures.length;
  const pictures = count === 1 ? '1 picture' : `${count} pictures`;
  if (out !== undefined) await writePictures(dirname(out), withPictures.pictures);
  if (count > 0 && out !== undefined) say(`${pictures} written beside it`);
  if (count > 0 && out === undefined) say(`${pictures} left out: --out writes the pictures beside the file`);
  const file = out === undefined ? club : withPictures.file;
  return writeClubFile(isPortable ? withoutNumbers(file) : file);
}

async function check(path: string, { say }: Terminal): Promise<0 | 1> {
  const reading = await read(path);
  sayReading(reading, say);
  if (reading.ok) say(`${path} is in order.`);
  return reading.ok ? 0 : 1;
}

async function runImport(
  { file: path, applies, takesStock }: Extract<ClubCommand, { is: 'import' }>,
  { env, clock, say }: Terminal,
): Promise<0 | 1> {
  const reading = await read(path);
  sayReading(reading, say);
  if (!reading.ok) return 1;
  const { file } = reading;
  const plan = await withDatabase(env, say, async (db) => {
    const made = await importClub(db, {
      ...{ file, applies, takesStock, now: clock.now() },
      pictures: { beside: reading.pictures, files: await openFiles(env, db) },
    });
    if (made.faults.length === 0) await inviteTeam(db, file, { env, clock, say, applies });
    return made;
  });
  for (const note of plan.notes) say(`Note: ${faultLine(note)}`);
  if (plan.faults.length > 0) {
    for (const fault of plan.faults) say(faultLine(fault));
    say(`${plan.faults.length} in the way: nothing was written.`);
    return 1;
  }
  for (const line of describePlan(plan)) say(line);
  const isSame = plan.changes.length === 0 && plan.pictures.length === 0;
  say(isSame ? 'Nothing to do: the club is what the file says.' : `${countsOf(plan)}.`);
  if (!isSame) say(applies ? 'Done.' : 'Nothing was written yet: --apply does it.');
  return 0;
}

function runRegistrations(
  command: Extract<ClubCommand, { is: 'registrations' }>,
  terminal: Terminal,
): Promise<0 | 1> {
  const { url, form } = command;
  return ofClub({ ...command, mode: privately }, terminal, async (db) => {
    const [club] = await db.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.url, url));
    if (!club || form === undefined) return club && registrationsCsv(db, club.nid);
    const sent = await formCsv(db, club.nid, form);
    if (sent === undefined) throw new Error(`The club has no form with the url "${form}".`);
    return sent;
  });
}

interface OfClub {
  readonly url: string;
  readonly out: string | undefined;
  readonly mode?: number;
}

/** Writes data of an existing club. */
async function ofClub(
  to: OfClub,
  terminal: Terminal,
  textOf: (db: Database) => Promise<string | undefined>,
): Promise<0 | 1> {
  const text = await withDatabase(terminal.env, terminal.say, textOf);
  if (text !== undefined) return output(text, to, terminal);
  terminal.say(`There is no club with the url "${to.url}".`);
  return 1;
}

async function output(
  text: string,
  { out, mode = 0o644 }: { readonly out: string | undefined; readonly mode?: number },
  { write, say }: Terminal,
): Promise<0> {
  if (out === undefined) write(text);
  else {
    await writeFile(out, text, { mode });
    say(`Written to ${out}`);
  }
  return 0;
}

type Reading = ClubFileReading & { readonly pictures: PicturesBeside };

/** Reads a club file and the pictures beside it. */
async function read(path: string): Promise<Reading> {
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

function sayReading(reading: ClubFileReading, say: Terminal['say']): void {
  for (const warning of reading.warnings) say(`Warning: ${faultLine(warning)}`);
  if (reading.ok) return;
  for (const fault of reading.faults.slice(0, maxFaults)) say(faultLine(fault));
  const more = reading.faults.length - maxFaults;
  if (more > 0) say(`… and ${more} more`);
  say(`${reading.faults.length} to mend in the file.`);
}

function faultLine({ path, message }: Fault): string {
  return path === '' ? message : `${path}: ${message}`;
}
