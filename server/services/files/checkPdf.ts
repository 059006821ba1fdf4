import { open } from 'node:fs/promises';
import { fileRefusals } from './fileRefusals.ts';

/** Number of bytes at the end of a file in which PDF readers look for `%%EOF`. */
const tail = 1024;

/** Checks that a file begins and ends as a PDF, and nothing else. A PDF may hold anything, so it is only ever downloaded. */
export async function checkPdf(place: string): Promise<void> {
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
