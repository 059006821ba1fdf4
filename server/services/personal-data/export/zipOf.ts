import { Readable } from 'node:stream';
import { fillIn } from '@clubpoort/form-engine/headless';
import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';
import { retentionCount, retentions } from '#rules/retention.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Storage } from '#server/storage/storage.ts';
import { fullName } from '../../people/people.ts';
import { personalColumns } from '../personalColumns.ts';
import type { PersonalExport } from './exportOf.ts';
import { personalDataTexts as texts } from './exportTexts.ts';

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

/**
 * Explains each part of an export to somebody who opens it years later. Lines end with CRLF, because Windows' oldest editor
 * knows nothing else.
 */
function readMe({ made, parts }: PersonalExport): string {
  const at = unixSecondsOf(made);
  const people = parts.profile.map((person) =>
    fillIn(texts.person, { uid: String(person.uid), name: fullName(person) }),
  );
  const explained = Object.entries(texts.parts).map(([part, what]) => `${part}: ${what}. ${endOf(part)}`);
  return [
    texts.title,
    fillIn(texts.made, { day: formatDay(at), time: formatTime(at) }),
    texts.intro,
    listed(texts.people, people),
    listed(texts.partsTitle, explained),
    texts.files,
    texts.leftOut,
    '',
  ]
    .join('\n\n')
    .replaceAll('\n', '\r\n');
}

function listed(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `- ${line}`)].join('\n');
}

/** Until when the rows of a part are kept, by the rules that the daily round applies. */
function endOf(part: string): string {
  const rules = new Set(personalColumns.flatMap(({ exported, ends }) => (exported === part ? ends : [])));
  const written = [...rules].map((rule) =>
    fillIn(texts.ends[rule], { count: String(retentionCount(retentions[rule])) }),
  );
  return fillIn(texts.end, { ends: written.join(texts.or) });
}
