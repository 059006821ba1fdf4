import type { Manifest } from 'vite';
import { chunkOf, chunksBehind, scriptsOf } from './builtChunks.ts';
import { entry } from './entryFiles.ts';

export interface ScreenSize {
  /** A screen by the module of its route, or what a screen loads only when it comes to it, such as the next step. */
  readonly module: string;
  /** Bytes of JavaScript, gzip, that it brings with all that it imports, beyond what every first visit loads. */
  readonly bytes: number;
  /** Its questions are drawn by the form engine. */
  readonly hasForm: boolean;
}

/** Bytes. */
const limits = { plain: 40_000, withForm: 130_000 } as const;

/** @param gzipBytes of a script, by its name in `dist/` */
export function screenSizes(manifest: Manifest, gzipBytes: (file: string) => number): readonly ScreenSize[] {
  const loadedAlready = chunksBehind(manifest, entry);
  const isLater = (key: string) => chunkOf(manifest, key).isDynamicEntry && !loadedAlready.has(key);
  return Object.keys(manifest)
    .filter(isLater)
    .map((key) => {
      const own = new Set([...chunksBehind(manifest, key)].filter((one) => !loadedAlready.has(one)));
      return {
        module: key,
        bytes: scriptsOf(manifest, own).reduce((sum, file) => sum + gzipBytes(file), 0),
        hasForm: [...own].some((one) => isFormEngine(manifest, one)),
      };
    });
}

export function limitOf({ hasForm }: ScreenSize): number {
  return hasForm ? limits.withForm : limits.plain;
}

export function isOverLimit(size: ScreenSize): boolean {
  return size.bytes > limitOf(size);
}

/** The engine is the chunk that knows where its heavy kinds of question are, and none of them itself. */
function isFormEngine(manifest: Manifest, key: string): boolean {
  const { dynamicImports = [] } = chunkOf(manifest, key);
  return !isKindOfQuestion(key) && dynamicImports.some(isKindOfQuestion);
}

function isKindOfQuestion(key: string): boolean {
  return key.startsWith('form-engine/src/questions/');
}
