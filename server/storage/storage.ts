import type { Readable } from 'node:stream';
import type { ByteRange } from '../http/byteRange.ts';

/**
 * Stores files under paths that this server invented: `answers/3f2a….jpg`. In a folder, in the database, or in an object store.
 * Stored files are never served directly.
 */
export interface Storage {
  /** Atomic and durable: once this resolves, the file is complete and survives a power cut. */
  write(path: string, content: Readable | Uint8Array): Promise<void>;
  /** @param bytes default: all. The result is `undefined` where there is no such file. */
  read(path: string, bytes?: ByteRange): Promise<Readable | undefined>;
  /** Does nothing where there is no such file. */
  remove(path: string): Promise<void>;
  /** Replaces a file at the new path. Does nothing where there is no such file. */
  move(from: string, to: string): Promise<void>;
  /** Lists the files in this folder. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly path: string;
  readonly storedAt: Date;
}

/** Safe paths: letters, digits, `-` and `_`, with single dots between them. No `..`, no drives. */
const pathPattern = /^[\w-]+(\/[\w-]+)*(\.[\w-]+)*$/;

/** Refuses a path that this server did not invent. */
export function requirePath(path: string): void {
  if (!pathPattern.test(path)) throw new Error('A path that this storage did not make');
}
