import { open, readFile } from 'node:fs/promises';
import type { FileService } from '../../storage/openFileService.ts';
import { fileRefusals } from './fileRefusals.ts';
import { inThread } from './threads/inThread.ts';

/** Number of bytes at the end of a file in which PDF readers look for `%%EOF`. */
const tail = 1024;

/**
 * Checks that a file begins and ends as a PDF, and opens without a password: the secretariat of the club doesn't know it. A PDF may hold
 * anything else, so it is only ever downloaded.
 */
export async function checkPdf(place: string, { heavyWork }: Pick<FileService, 'heavyWork'>): Promise<void> {
  await checkEnds(place);
  // The trailer of an encrypted PDF is never encrypted or compressed itself (ISO 32000-2, 7.6.2). Most files need no more than this look.
  if (!(await readFile(place)).includes('/Encrypt')) return;
  const isLocked = await heavyWork(() => inThread<boolean>(asksPassword, { place })).catch(() => false);
  if (isLocked) throw fileRefusals.lockedPdf();
}

const asksPassword = new URL('./threads/asksPassword.ts', import.meta.url);

async function checkEnds(place: string): Promise<void> {
  const file = await open(place);
  try {
    const { size } = await file.stat();
    const text = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, from));
      return buffer.subarray(0, bytesRead).toString('latin1');
    };
    if (!/^%PDF-\d/.test(await text(0, 8)) || !(await text(size - tail, tail)).includes('%%EOF'))
      throw fileRefusals.unreadable();
  } finally {
    await file.close();
  }
}
