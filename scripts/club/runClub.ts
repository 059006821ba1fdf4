import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import { seasonName } from '#rules/calendar/seasonOf.ts';
import { type CopiedCourse, nextSeason, withSeason } from '#rules/season/nextSeason.ts';
import { type ClubFile, clubFileJsonSchema } from '#schemas/clubFile.ts';
import { exportClub } from '#server/club-files/exporting/exportClub.ts';
import { withoutNumbers, writeClubFile } from '#server/club-files/exporting/writeClubFile.ts';
import { undoImport } from '#server/club-files/importing/undoImport.ts';
import { exportPictures } from '#server/club-files/pictures/exportPictures.ts';
import { exportFilms } from '#server/club-files/pictures/films/exportFilms.ts';
import { writePictures } from '#server/club-files/pictures/writePictures.ts';
import { formCsv } from '#server/club-files/registrations/formCsv.ts';
import { registrationsCsv } from '#server/club-files/registrations/registrationsCsv.ts';
import { uitpasCsv } from '#server/club-files/registrations/uitpasCsv.ts';
import type { Database } from '#server/db/database.ts';
import { clubs } from '#server/db/schema.ts';
import { type ClubCommand, readCommand, usage } from './commandLine.ts';
import { databaseSentence } from './databaseSentence.ts';
import { momentLine } from './momentLine.ts';
import { faultLine, readFileBeside, sayReading } from './readFile.ts';
import { runCertificates } from './runCertificates.ts';
import { runImport } from './runImport.ts';
import { runNew } from './runNew.ts';
import { privately, type Terminal, textsOf } from './terminal.ts';
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
    terminal.say(databaseSentence(error, textsOf(terminal.env)));
    return 1;
  }
}

function run(command: ClubCommand, terminal: Terminal): Promise<0 | 1> {
  switch (command.is) {
    case 'help':
      return done(() => terminal.write(usage));
    case 'schema':
      return output(`${JSON.stringify(clubFileJsonSchema(), null, 2)}\n`, command, terminal);
    case 'new':
      return runNew(command, terminal);
    case 'check':
      return check(command.file, terminal);
    case 'import':
      return runImport(command, terminal);
    case 'undo':
      return runUndo(command, terminal);
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
  { url, out, isPortable, newSeason }: Extract<ClubCommand, { is: 'export' }>,
  { env, say }: Terminal,
): Promise<string | undefined> {
  const club = await exportClub(db, url);
  if (!club) return undefined;
  const { storage } = await openFiles(env, db);
  const withPictures = await exportPictures(db, storage, club);
  const count = withPictures.pictures.length;
  const pictures = count === 1 ? '1 picture' : `${count} pictures`;
  if (out !== undefined) {
    await writePictures(dirname(out), withPictures.pictures);
    const films = await exportFilms(storage, club, dirname(out));
    if (films > 0) say(`${films} of its films, captions and posters written beside it`);
  }
  if (count > 0 && out !== undefined) say(`${pictures} written beside it`);
  if (count > 0 && out === undefined) say(`${pictures} left out: --out writes the pictures beside the file`);
  const file = out === undefined ? club : withPictures.file;
  if (newSeason !== undefined) return writeClubFile(withNewSeason(file, newSeason, say));
  return writeClubFile(isPortable ? withoutNumbers(file) : file);
}

async function check(path: string, { env, say }: Terminal): Promise<0 | 1> {
  const texts = textsOf(env);
  const reading = await readFileBeside(path, texts);
  sayReading(reading, say, texts);
  if (reading.ok) say(texts.command.inOrder(path));
  return reading.ok ? 0 : 1;
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

/** Takes the last import of a club back. */
async function runUndo(
  { url }: Extract<ClubCommand, { is: 'undo' }>,
  { env, clock, say }: Terminal,
): Promise<0 | 1> {
  const texts = textsOf(env);
  const { command } = texts;
  const undone = await withDatabase(env, say, (db) => undoImport(db, url, { now: clock.now(), texts }));
  switch (undone.is) {
    case 'undone':
      say(command.undone(momentLine(undone.madeAt)));
      if (undone.unmailed > 0) say(command.unmailed);
      return 0;
    case 'nothing':
      say(command.nothingToUndo(url));
      return 1;
    case 'mailed':
      say(command.mailsLeft(momentLine(undone.mailedAt)));
      return 1;
    case 'refused':
      for (const fault of undone.faults) say(faultLine(fault));
      say(command.importStays);
      return 1;
  }
}

/** Adds the courses of a season to the file, and says what must be looked at before its import. */
function withNewSeason(file: ClubFile, season: number, say: Terminal['say']): ClubFile {
  const copied = nextSeason(file, { season });
  const name = seasonName(season);
  if (copied.length === 0) {
    say(
      `No course to copy: a course needs a lesson in ${seasonName(season - 1)}, and no copy for ${name} yet.`,
    );
    return file;
  }
  say(`${copied.length === 1 ? '1 course' : `${copied.length} courses`} added for ${name}.`);
  const list = (about: string, which: (course: CopiedCourse) => boolean) => {
    const titles = copied.filter(which).map(({ course }) => `“${course.title}”`);
    if (titles.length > 0) say(`${about}: ${titles.join(', ')}.`);
  };
  list('Look at the days, which are a year later', ({ loose }) => loose.length > 0);
  list('Still blocked by a message', ({ isBlocked }) => isBlocked);
  list('On sale as soon as you import it, because it has no opening moment', ({ isOnSale }) => isOnSale);
  say('Look at the prices and the teachers, then check and import the file. It only adds.');
  return withSeason(file, copied);
}
