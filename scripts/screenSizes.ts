/**
 * Weighs the JavaScript of each screen of the built portal, and of each lazy-loaded part, without that of the first
 * visit. Fails where one exceeds its limit.
 *
 * Usage: node scripts/screenSizes.ts, after `vite build`
 * Decision: docs/decisions/0033-pages-have-size-budgets.md
 */
import { join } from 'node:path';
import { root } from './root.ts';
import { readManifest } from './sizes/builtChunks.ts';
import { gzippedSize } from './sizes/gzippedSize.ts';
import { isOverLimit, limitOf, screenSizes } from './sizes/screenSizes.ts';
import { weightText } from './sizes/weightText.ts';

const dist = join(root, 'dist');
const sizes = screenSizes(readManifest(dist), (file) => gzippedSize(join(dist, file))).toSorted(
  (a, b) => b.bytes - a.bytes,
);
if (sizes.length === 0) throw new Error('The built portal has no screen');

for (const size of sizes) console.log(`${weightText(size.bytes, limitOf(size))}  ${size.module}`);
if (sizes.some(isOverLimit)) process.exitCode = 1;
