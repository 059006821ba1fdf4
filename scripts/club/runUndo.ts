import { undoImport } from '#server/club-files/importing/undoImport.ts';
import type { ClubCommand } from './commandLine.ts';
import { momentLine } from './momentLine.ts';
import { faultLine } from './readFile.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './withDatabase.ts';

/** Takes the last import of a club back. */
export async function runUndo(
  { url }: Extract<ClubCommand, { is: 'undo' }>,
  { env, clock, say }: Terminal,
): Promise<0 | 1> {
  const undone = await withDatabase(env, say, (db) => undoImport(db, url, clock.now()));
  switch (undone.is) {
    case 'undone':
      say(`The import of ${momentLine(undone.madeAt)} is taken back.`);
      if (undone.unmailed > 0) say('Its mails were not sent and are gone.');
      return 0;
    case 'nothing':
      say(`There is no import of the last day at a club with the url "${url}".`);
      return 1;
    case 'mailed':
      say(
        `The mails of the last import left on ${momentLine(undone.mailedAt)}, so it can't be taken back. Mend the file and import it again: people get a mail about that change too.`,
      );
      return 1;
    case 'refused':
      for (const fault of undone.faults) say(faultLine(fault));
      say('The import stays as it is: somebody uses what it added.');
      return 1;
  }
}
