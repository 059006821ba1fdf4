/**
 * Weighs the JavaScript of each screen of the built portal, and of each lazy-loaded part, without that of the first
 * visit. Fails where one exceeds its limit.
 *
 * Usage: node scripts/screenSizes.ts, after `vite build`
 * Decision: docs/decisions/0033-pages-have-size-budgets.md
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, constants as zlib } from 'node:zlib';
import { root } from './root.ts';
import { readManifest } from './sizes/builtChunks.ts';
import { isOverLimit, limitOf, screenSizes } from './sizes/screenSizes.ts';

const sizes = screenSizes(readManifest(), gzipBytes).toSorted((a, b) => b.bytes - a.bytes);
if (sizes.length === 0) throw new Error('The built portal has no screen');

for (const size of sizes)
  console.log(
    `${kilobytes(size.bytes)} of ${kilobytes(limitOf(size))}  ${isOverLimit(size) ? 'OVER' : 'ok  '}  ${size.module}`,
  );
if (sizes.some(isOverLimit)) process.exitCode = 1;

function gzipBytes(file: string): number {
  return gzipSync(readFileSync(join(root, 'dist', file)), { level: zlib.Z_BEST_COMPRESSION }).byteLength;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(8);
}
