import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { forms } from '../../db/schema.ts';
import { formSheet } from '../../services/management/forms/formSheet.ts';
import { csvText } from '../../services/management/spreadsheets/spreadsheet.ts';

/**
 * The spreadsheet of what was sent with a form outside any course as one text, for the command line, with answers about health.
 *
 * @param url Of the form. The result is `undefined` where the club has no form with this url.
 */
export async function formCsv(db: Database, clubNid: number, url: string): Promise<string | undefined> {
  const [form] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.clubNid, clubNid), eq(forms.url, url)));
  return form && csvText(formSheet(db, form, { withHealth: true }));
}
