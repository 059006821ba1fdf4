import { countsOf, describePlan } from '#server/club-files/importing/describePlan.ts';
import { type ImportPlan, importClub, mayMail } from '#server/club-files/importing/importClub.ts';
import type { ClubFileTexts } from '#server/club-files/texts/en.ts';
import type { ImportCommand } from './commandLine.ts';
import { inviteTeam } from './inviteTeam.ts';
import { momentLine } from './momentLine.ts';
import { faultLine, readFileBeside, sayReading } from './readFile.ts';
import { type Terminal, textsOf } from './terminal.ts';
import { openFiles, withDatabase } from './withDatabase.ts';

/** Shows what a file would change, or changes it. */
export async function runImport(command: ImportCommand, terminal: Terminal): Promise<0 | 1> {
  const { applies } = command;
  const { env, clock, say } = terminal;
  const texts = textsOf(env);
  const reading = await readFileBeside(command.file, texts);
  sayReading(reading, say, texts);
  if (!reading.ok) return 1;
  const { file } = reading;
  const wanted = { ...command, file, texts, now: clock.now() };
  const plan = await withDatabase(env, say, async (db) => {
    const made = await importClub(db, {
      ...wanted,
      films: reading.films,
      pictures: { beside: reading.pictures, files: await openFiles(env, db) },
    });
    if (isClean(made) && mayMail(made, wanted)) await inviteTeam(db, file, { env, clock, say, applies });
    return made;
  });
  for (const note of plan.notes) say(texts.command.note(faultLine(note)));
  if (!isClean(plan)) return sayFaults(plan, file.club.url, { say, texts });
  for (const line of describePlan(plan, texts)) terminal.write(`${line}\n`);
  if (plan.changes.length + plan.pictures.length === 0) {
    say(texts.command.nothingToDo);
    return 0;
  }
  terminal.write(`${countsOf(plan, texts)}.\n`);
  writeMailed(plan, terminal.write, texts);
  if (!mayMail(plan, wanted)) {
    say(texts.command.manyPeople(plan.mailed.count));
    if (applies) say(texts.command.nothingWritten);
    return applies ? 1 : 0;
  }
  if (!applies) say(texts.command.notYet);
  else sayDone(plan, file.club.url, { say, texts });
  return 0;
}

function isClean({ faults, lessonFaults }: ImportPlan): boolean {
  return faults.length + lessonFaults.length === 0;
}

interface Speaker {
  readonly say: Terminal['say'];
  readonly texts: ClubFileTexts;
}

function sayFaults(
  { faults, lessonFaults }: ImportPlan,
  url: string,
  { say, texts: { command } }: Speaker,
): 1 {
  for (const fault of [...faults, ...lessonFaults]) say(faultLine(fault));
  if (lessonFaults.length > 0) {
    say(command.newSeason(url));
    say(command.reschedule);
  }
  say(command.inTheWay(faults.length + lessonFaults.length));
  return 1;
}

/** The most names of a course that are printed. */
const mostNames = 20;

function writeMailed({ mailed }: ImportPlan, write: Terminal['write'], { command }: ClubFileTexts): void {
  if (mailed.count === 0) return;
  write(`${command.mailed(mailed.count)}\n`);
  for (const { title, names } of mailed.courses) {
    const more = names.length - mostNames;
    write(
      `    ${title}: ${names.slice(0, mostNames).join(', ')}${more > 0 ? command.moreNames(more) : ''}\n`,
    );
  }
}

function sayDone({ made, mailed }: ImportPlan, url: string, { say, texts: { command } }: Speaker): void {
  say(command.done);
  if (!made) return;
  if (mailed.count > 0) say(command.mailsLeave(momentLine(made.mailsAt)));
  say(command.mistake(url, mailed.count > 0));
}
