import { undoImport } from '#server/club-files/importing/undoImport.ts';
import type { ClubCommand } from './commandLine.ts';
import { momentLine } from './momentLine.ts';
import { faultLine } from './readFile.ts';
import { type Terminal, textsOf } from './terminal.ts';
import { withDatabase } from './withDatabase.ts';

/** Takes the last import of a club back. */
export async function runUndo(
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
