import type { FileHandle } from 'node:fs/promises';

/** A film of which the length is not found is shown without it. */
const unknown = 0;

/** The length of a film in whole seconds, one at least; 0 where the file doesn't say it. */
export async function filmDuration(file: FileHandle, mediaType: 'video/mp4' | 'video/webm'): Promise<number> {
  const seconds = await (mediaType === 'video/mp4' ? ofMp4(file) : ofWebm(file));
  return seconds > 0 && Number.isFinite(seconds) ? Math.max(1, Math.round(seconds)) : unknown;
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** ISO/IEC 14496-12, 8.2.2: the movie header is a box in the box `moov`, at either end of the file. */
async function ofMp4(file: FileHandle): Promise<number> {
  let at = 0;
  for (let boxes = 0; boxes < 1000; boxes += 1) {
    const head = await read(file, at, 16);
    if (head.length < 8) return unknown;
    const small = head.readUInt32BE(0);
    const name = head.toString('latin1', 4, 8);
    const size = small === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : small;
    if (name === 'moov') return ofMovie(await read(file, at, 4096));
    if (size < 8) return unknown;
    at += size;
  }
  return unknown;
}

function ofMovie(movie: Buffer): number {
  const at = movie.indexOf('mvhd');
  const isLong = at >= 0 && movie[at + 4] === 1;
  if (at < 0 || movie.length < at + 36) return unknown;
  const scale = movie.readUInt32BE(at + (isLong ? 24 : 16));
  const length = isLong ? Number(movie.readBigUInt64BE(at + 28)) : movie.readUInt32BE(at + 20);
  return scale === 0 ? unknown : length / scale;
}

/** RFC 9559, 5.1.2: the length stands in the segment information, in units of nanoseconds that default to a million. */
async function ofWebm(file: FileHandle): Promise<number> {
  const info = await read(file, 0, 64 * 1024);
  const at = info.indexOf(Buffer.from([0x44, 0x89]));
  if (at < 0 || info.length < at + 11) return unknown;
  const length = info[at + 2] === 0x88 ? info.readDoubleBE(at + 3) : info.readFloatBE(at + 3);
  const scaleAt = info.indexOf(Buffer.from([0x2a, 0xd7, 0xb1, 0x83]));
  const scale = scaleAt < 0 ? 1_000_000 : info.readUIntBE(scaleAt + 4, 3);
  return (length * scale) / 1_000_000_000;
}
