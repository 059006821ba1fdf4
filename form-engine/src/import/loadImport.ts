import type { Imported } from './imported.ts';
import type { ImportOptions } from './importForm.ts';

/**
 * Reads a form of another program as sections: SurveyJS, Form.io, a JSON Schema, an XLSForm, a table in CSV or XLSX with one
 * question a row, a list of questions in plain words, or sections. The format is found by what is in the source. Never rejects for
 * what is in the source, and runs nothing of it; what is in no section is in `notTaken`. The code is loaded at the first call.
 *
 * @param source the text, or the bytes of a file: 10 MB at most.
 */
export async function importForm(
  source: string | Uint8Array,
  options: ImportOptions = {},
): Promise<Imported> {
  const reading = await import('./importForm.ts');
  return reading.importForm(source, options);
}
