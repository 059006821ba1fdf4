import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from './root.ts';

/**
 * One short hash for all classes of a file. Vite's default also adds each class's line number, which makes every first page
 * larger. The script of a kept page has the same names, and so the styles of the portal.
 */
export function scopedClass(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
