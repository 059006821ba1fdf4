import type { Database } from '../../db/database.ts';
import { registrationsSheet } from '../../services/management/spreadsheets/registrationsSheet.ts';

/** The spreadsheet of all registrations of a club as one text, for the command line, with answers about health. */
export async function registrationsCsv(db: Database, clubNid: number): Promise<string> {
  let text = '';
  for await (const part of registrationsSheet(db, { clubNid }, { withHealth: true })) text += part;
  return text;
}
