import { open } from 'node:fs/promises';
import { fileRefusals } from '../fileRefusals.ts';

/** Length of both headers of a BMP. Older ones are shorter, and no phone or screen makes them. */
const headers = 54;
const bitsOfPixel: readonly number[] = [1, 4, 8, 16, 24, 32];

/** Checks that a file is a BMP as its headers describe it, because text can begin with `BM` too. A BMP holds pixels alone, so it is kept. */
export async function checkBitmap(place: string): Promise<void> {
  const file = await open(place);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headers), 0, headers, 0);
    if (bytesRead < headers || !isBitmap(buffer, size)) throw fileRefusals.unreadable();
  } finally {
    await file.close();
  }
}

function isBitmap(header: Buffer, size: number): boolean {
  const begin = header.readUInt32LE(10);
  const width = header.readInt32LE(18);
  // Negative where the rows go from top to bottom.
  const height = Math.abs(header.readInt32LE(22));
  const bits = header.readUInt16LE(28);
  const isCompressed = header.readUInt32LE(30) !== 0;
  if (header.readUInt32LE(14) < 40 || header.readUInt16LE(26) !== 1) return false;
  if (width <= 0 || height === 0 || !bitsOfPixel.includes(bits) || begin < headers) return false;
  const row = Math.ceil((width * bits) / 32) * 4;
  return isCompressed ? begin < size : begin + row * height <= size;
}
