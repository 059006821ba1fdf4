import { open } from 'node:fs/promises';
import { fileRefusals } from './fileRefusals.ts';

/** How far from the end readers of PDF look for its last line. */
const tail = 1024;

/** A PDF from its first line to its last. That is all that is said of it: it may hold anything, and is only downloaded. */
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
