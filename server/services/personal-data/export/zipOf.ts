import { Readable } from 'node:stream';
import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';
import type { Storage } from '#server/storage/storage.ts';
import type { PersonalExport } from './exportOf.ts';
import { readMe } from './readMe.ts';

/**
 * Streams an export as a zip: only the current piece of a file is in memory. A file that is missing in the storage is left out,
 * but `gegevens.json` still mentions it.
 */
export function zipOf(exported: PersonalExport, storage: Storage): Readable {
  return Readable.from(zipped(exported, storage), { objectMode: false });
}

async function* zipped(exported: PersonalExport, storage: Storage): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else made.push(piece);
  });
  const take = () => {
    if (failure) throw failure;
    return made.splice(0);
  };
  for await (const { entry, content } of entriesOf(exported, storage)) {
    zip.add(Object.assign(entry, { mtime: exported.made }));
    for await (const piece of content) {
      entry.push(piece);
      yield* take();
    }
    entry.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

interface Entry {
  readonly entry: ZipInputFile & Pick<ZipDeflate, 'push'>;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

async function* entriesOf(exported: PersonalExport, storage: Storage): AsyncGenerator<Entry> {
  const text = (name: string, content: string) => ({
    entry: new ZipDeflate(name),
    content: [Buffer.from(content)],
  });
  yield text('LEESMIJ.txt', readMe(exported));
  yield text('gegevens.json', JSON.stringify({ made: exported.made, ...exported.parts }, undefined, 2));
  for (const { path, file } of exported.parts.files) {
    const content = await storage.read(path);
    // Pictures and documents are compressed already.
    if (content) yield { entry: new ZipPassThrough(file), content };
  }
}
