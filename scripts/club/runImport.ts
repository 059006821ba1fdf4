import { countsOf, describePlan } from '#server/club-files/importing/describePlan.ts';
import { type ImportPlan, importClub, mayMail } from '#server/club-files/importing/importClub.ts';
import type { ImportCommand } from './commandLine.ts';
import { inviteTeam } from './inviteTeam.ts';
import { momentLine } from './momentLine.ts';
import { faultLine, readFileBeside, sayReading } from './readFile.ts';
import type { Terminal } from './terminal.ts';
import { openFiles, withDatabase } from './withDatabase.ts';

/** Shows what a file would change, or changes it. */
export async function runImport(command: ImportCommand, terminal: Terminal): Promise<0 | 1> {
  const { applies } = command;
  const { env, clock, say } = terminal;
  const reading = await readFileBeside(command.file);
  sayReading(reading, say);
  if (!reading.ok) return 1;
  const { file } = reading;
  const wanted = { ...command, file, now: clock.now() };
  const plan = await withDatabase(env, say, async (db) => {
    const made = await importClub(db, {
      ...wanted,
      pictures: { beside: reading.pictures, files: await openFiles(env, db) },
    });
    if (isClean(made) && mayMail(made, wanted)) await inviteTeam(db, file, { env, clock, say, applies });
    return made;
  });
  for (const note of plan.notes) say(`Note: ${faultLine(note)}`);
  if (!isClean(plan)) return sayFaults(plan, file.club.url, say);
  for (const line of describePlan(plan)) terminal.write(`${line}\n`);
  if (plan.changes.length + plan.pictures.length === 0) {
    say('Nothing to do: the club is what the file says.');
    return 0;
  }
  terminal.write(`${countsOf(plan)}.\n`);
  writeMailed(plan, terminal.write);
  if (!mayMail(plan, wanted)) {
    say(
      `${plan.mailed.count} people is more than a group. If all of them must hear about it, add --mail-to ${plan.mailed.count}.`,
    );
    if (applies) say('Nothing was written.');
    return applies ? 1 : 0;
  }
  if (!applies) say('Nothing was written yet: --apply does it.');
  else sayDone(plan, file.club.url, say);
  return 0;
}

function isClean({ faults, lessonFaults }: ImportPlan): boolean {
  return faults.length + lessonFaults.length === 0;
}

function sayFaults({ faults, lessonFaults }: ImportPlan, url: string, say: Terminal['say']): 1 {
  for (const fault of [...faults, ...lessonFaults]) say(faultLine(fault));
  if (lessonFaults.length > 0) {
    say(
      `People keep the lessons that they registered for. A new season has courses of its own: "npm run club -- export ${url} --new-season <year> --out <file>" writes the club with a copy of its courses for that season, with new urls, numbers and days (docs/how-to/run-a-club-from-a-file.md, "A new season").`,
    );
    say(
      'If the lessons of a course really move within this season, add --reschedule with its url. Lessons that are over, or that have attendance, stay in any case.',
    );
  }
  say(`${faults.length + lessonFaults.length} in the way: nothing was written.`);
  return 1;
}

/** The most names of a course that are printed. */
const mostNames = 20;

function writeMailed({ mailed }: ImportPlan, write: Terminal['write']): void {
  if (mailed.count === 0) return;
  write(
    `A mail about changed lessons goes to ${mailed.count === 1 ? '1 person' : `${mailed.count} people`}, or their parents:\n`,
  );
  for (const { title, names } of mailed.courses) {
    const more = names.length - mostNames;
    write(`    ${title}: ${names.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}\n`);
  }
}

function sayDone({ made, mailed }: ImportPlan, url: string, say: Terminal['say']): void {
  say('Done.');
  if (!made) return;
  const until = mailed.count > 0 ? 'before that time' : 'within a day';
  if (mailed.count > 0) say(`The mails leave on ${momentLine(made.mailsAt)}.`);
  say(`A mistake? "npm run club -- undo ${url}" takes the import back, ${until}.`);
}
