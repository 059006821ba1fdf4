import type { Readable } from 'node:stream';
import type { ByteRange } from '../http/byteRange.ts';

/**
 * Keeps files by a path that this server made up: `answers/3f2a….jpg`. A folder today; anything that can write, read,
 * remove and list whole files can stand in, an object store for one. Nothing in it is ever served as it lies there.
 */
export interface Storage {
  /** All of it or nothing: a file is there once this has resolved, also after a power cut, and never half. */
  write(path: string, content: Readable | Uint8Array): Promise<void>;
  /** @param bytes left out: all of them. `undefined` where there is no such file. */
  read(path: string, bytes?: ByteRange): Promise<Readable | undefined>;
  /** Harmless where there is no such file. */
  remove(path: string): Promise<void>;
  /** The files whose path begins with this folder. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly path: string;
  readonly storedAt: Date;
}
