import { readCsv, readWorkbook } from '@clubpoort/form-engine/builder/headless';

/** The rows of a spreadsheet file: CSV, or the first sheet of a workbook with rows. undefined where it is neither. */
export async function readFile(file: File): Promise<readonly (readonly string[])[] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a zip file.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return readCsv(decoded(bytes));
  const sheets = readWorkbook(bytes);
  if (typeof sheets === 'string') return undefined;
  return sheets.find(({ rows }) => rows.length > 1)?.rows ?? [];
}

/** Excel writes CSV as Windows-1252 too. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
