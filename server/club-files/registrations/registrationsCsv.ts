import type { Database } from '../../db/database.ts';
import { registrationsSheet } from '../../services/management/spreadsheets/registrationsSheet.ts';
import { csvText } from '../../services/management/spreadsheets/spreadsheet.ts';

/** The spreadsheet of all registrations of a club as one text, for the command line, with answers about health. */
export function registrationsCsv(db: Database, clubNid: number): Promise<string> {
  return csvText(registrationsSheet(db, { clubNid }, { withHealth: true }));
}
