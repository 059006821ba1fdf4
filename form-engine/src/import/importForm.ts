import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import { assemble } from './assemble.ts';
import { type Detected, detectFormat } from './detectFormat.ts';
import type { DraftSection } from './draft.ts';
import type { Imported, ImportFormat, Leave, NotTaken } from './imported.ts';
import { settle } from './settle.ts';
import type { Sheet } from './sheets/sheet.ts';

/** Options of `importForm`. */
export interface ImportOptions {
  /** The name of the file. One that ends in `.csv` or `.tsv` is a table. */
  readonly name?: string;
  /** The kinds of question, where a host has kinds of its own. Default: the built-in ones. */
  readonly kinds?: readonly QuestionKind[];
}

/** Maximum size of a file, in bytes, and of a text, in characters. */
const largestSource = 10_000_000;

/**
 * Reads a form of another program: SurveyJS, Form.io, JSON Schema, an XLSForm, a table in CSV or XLSX with one question a row, a list of
 * questions in plain words, or sections. The format is found by what is in the source. Never rejects, and runs nothing of the source.
 * What is in no section is listed with its reason.
 */
export async function importForm(
  source: string | Uint8Array,
  options: ImportOptions = {},
): Promise<Imported> {
  const { name = '', kinds = questionKinds } = options;
  const notTaken: NotTaken[] = [];
  const leave: Leave = (where, what, reason) => notTaken.push({ where, what: String(what), reason });
  const made = (format: ImportFormat, drafts: readonly DraftSection[]): Imported => {
    const filled = drafts.filter(({ fields }) => fields.length > 0);
    for (const { where, title, fields } of drafts) if (fields.length === 0) leave(where, title, 'unreadable');
    return { format, sections: assemble(filled, leave, kinds), notTaken };
  };
  if (source.length > largestSource) {
    leave(name, '', 'size');
    return { format: 'unknown', sections: [], notTaken };
  }
  if (typeof source !== 'string' && isZip(source)) {
    const { readWorkbook } = await import('./sheets/readWorkbook.ts');
    const sheets = readWorkbook(source);
    if (typeof sheets !== 'string') return made(...(await readSheets(sheets, leave)));
    leave(name, '', sheets);
    return { format: 'unknown', sections: [], notTaken };
  }
  const text = typeof source === 'string' ? source : decodeText(source);
  const detected = detectFormat(text.replace(/^\ufeff/, ''), /\.(csv|tsv)$/i.test(name));
  if (detected.format === 'sections') {
    const { readGivenSections } = await import('./json/readGivenSections.ts');
    const given = readGivenSections(detected.json, leave);
    return { format: 'sections', sections: settle(given, leave, kinds), notTaken };
  }
  if (detected.format !== 'unknown') return made(detected.format, await readDetected(detected, leave));
  leave(name, text.slice(0, 80), detected.reason);
  return { format: 'unknown', sections: [], notTaken };
}

/** The signature of a ZIP file, which a workbook is. */
function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
}

async function readSheets(
  sheets: readonly Sheet[],
  leave: Leave,
): Promise<readonly [ImportFormat, readonly DraftSection[]]> {
  const { isXlsForm, readXlsForm } = await import('./xlsform/readXlsForm.ts');
  if (isXlsForm(sheets)) return ['xlsform', readXlsForm(sheets, leave)];
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  // The name of a sheet says something only where there are more.
  const tables = filled.map(({ name, rows }) => ({ name: filled.length > 1 ? name : '', rows }));
  const { readTable } = await import('./sheets/readTable.ts');
  return ['table', tables.flatMap((table) => readTable(table, leave))];
}

/** Loads the reader of a format, and reads with it. */
async function readDetected(
  detected: Exclude<Detected, { readonly format: 'sections' | 'unknown' }>,
  leave: Leave,
): Promise<readonly DraftSection[]> {
  switch (detected.format) {
    case 'surveyjs':
      return (await import('./surveyjs/readSurvey.ts')).readSurvey(detected.json, leave);
    case 'formio':
      return (await import('./formio/readFormIo.ts')).readFormIo(detected.json, leave);
    case 'json-schema':
      return (await import('./json/readJsonSchema.ts')).readJsonSchema(detected.json, leave);
    case 'table':
      return (await import('./sheets/readTable.ts')).readTable({ name: '', rows: detected.rows }, leave);
    case 'words':
      return (await import('./words/readWords.ts')).readWords(detected.text);
  }
}

/**
 * The text of a file: UTF-8, UTF-16 with its mark, or else what Excel writes in Western Europe (windows-1252).
 */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
