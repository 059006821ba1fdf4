import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync, constants as zlib } from 'node:zlib';

/** Size of a built file as sent with gzip, in bytes. The build has compressed all but the smallest files beside themselves. */
export function gzippedSize(file: string): number {
  const compressed = `${file}.gz`;
  if (existsSync(compressed)) return statSync(compressed).size;
  return gzipSync(readFileSync(file), { level: zlib.Z_BEST_COMPRESSION }).byteLength;
}
