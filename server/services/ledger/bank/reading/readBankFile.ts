import { readBankCsv } from './bankCsv.ts';
import { type BankFile, UnreadableFile } from './bankFile.ts';
import { isCoda, readCoda } from './coda.ts';

/** Reads a file that a treasurer downloaded at the bank: CODA, or the CSV of one of the four big banks. */
export function readBankFile(bytes: Uint8Array): BankFile {
  const text = decode(bytes);
  // A file of another kind, such as a PDF or a workbook.
  if (text.includes('\0')) throw new UnreadableFile('unknown');
  const lines = text.split(/\r\n|\n|\r/);
  return isCoda(lines) ? readCoda(lines) : readBankCsv(text);
}

/** Banks write UTF-8, or the character set of Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
