import { createReadStream } from 'node:fs';
import { rules } from '@clubpoort/form-engine/headless';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSoundText } from '../http/readJson.ts';
import { Refused, refusals } from '../http/refused.ts';
import type { UploadedFile } from '../services/files/uploadedFile.ts';

/** Bytes of a file that are read on, to be counted or thrown away, so that its sender comes to read why it was refused. */
const mostReadOn = 32 * 1024 * 1024;

/** Characters; a file system takes 255. */
const longestFileName = 1_000;

const limits = {
  fieldNameSize: 100,
  fieldSize: 1_000,
  fields: 20,
  files: 1,
  parts: 22,
  headerPairs: 20,
  // The plugin's own default is 1 MiB, and it would cut a file off there without a word.
  fileSize: mostReadOn,
};

type Fields = Readonly<Record<string, string>>;

/** A form with a file, and the file, not yet looked at. */
export interface MultipartRequest {
  readonly fields: Fields;
  readonly file: UploadedFile;
}

/** Routes of this scope read multipart forms, and no other body. */
export async function addMultipartReader(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/** Takes in a file whose fields stand behind it, so that they can be read; the path that it lies at for the while. */
export type Spool = (file: UploadedFile) => Promise<string>;

/**
 * Reads as far as the file where everything that `isComplete` asks for stands before it, else the whole form. Strict, as
 * `readJson` is: no field twice, no NUL, and text in Unicode's composed form.
 */
export async function readMultipart(
  request: FastifyRequest,
  { isComplete, spool }: { readonly isComplete: (fields: Fields) => boolean; readonly spool: Spool },
): Promise<MultipartRequest> {
  const parts = readable(() => request.parts());
  const fields = new Map<string, string>();
  const file = await nextFile(parts, fields);
  if (!file) throw refusals.invalidRequest(['there is no file']);
  if (isComplete(Object.fromEntries(fields))) {
    const finish = () => refuseMoreFiles(parts, fields);
    return { fields: Object.fromEntries(fields), file: fileOf(file, finish) };
  }
  const place = await spool(fileOf(file, async () => undefined));
  await refuseMoreFiles(parts, fields);
  const content = createReadStream(place);
  return {
    fields: Object.fromEntries(fields),
    file: {
      name: file.filename.normalize('NFC'),
      mediaType: file.mimetype,
      content,
      finish: async () => undefined,
    },
  };
}

/**
 * To be called when the request was answered or refused: what is left of its body is read and thrown away. Whoever sends
 * without end is cut off.
 */
export function leaveBody({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  let left = mostReadOn;
  raw.unpipe();
  raw.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}

type Parts = AsyncIterator<Multipart>;
type FilePart = Extract<Multipart, { type: 'file' }>;

async function nextPart(parts: Parts): Promise<Multipart | undefined> {
  const next = await parts.next().catch(refuseUnreadable);
  return next.done ? undefined : next.value;
}

/** What else is wrong with a name is cleaned later. */
function refuseCostlyName(name: string): void {
  if (name.length > longestFileName) throw refusals.invalidRequest(['the name of the file is too long']);
  if (rules.hasLongMarkRun(name))
    throw refusals.invalidRequest(['the name of the file holds too many marks']);
}

/** Reads fields into `fields`, up to the next file. */
async function nextFile(parts: Parts, fields: Map<string, string>): Promise<FilePart | undefined> {
  for (let part = await nextPart(parts); part; part = await nextPart(parts)) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw refusals.invalidRequest(['the file is not called `file`']);
      // Typed as always there; a part of raw bytes counts as a file without one.
      if (part.filename === undefined) throw refusals.invalidRequest(['the file has no name']);
      refuseCostlyName(part.filename);
      return part;
    }
    if (fields.has(part.fieldname)) throw refusals.invalidRequest(['a field stands twice']);
    fields.set(part.fieldname, textOf(part));
  }
  return undefined;
}

async function refuseMoreFiles(parts: Parts, fields: Map<string, string>): Promise<void> {
  if (await nextFile(parts, fields)) throw refusals.invalidRequest(['there are two files']);
}

function fileOf({ file, filename, mimetype }: FilePart, finish: () => Promise<void>): UploadedFile {
  return {
    name: filename.normalize('NFC'),
    mediaType: mimetype,
    content: piecesOf(file),
    async finish() {
      if (file.truncated) throw refusals.tooLarge();
      await finish();
    },
  };
}

async function* piecesOf(file: FilePart['file']): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    refuseUnreadable(error);
  }
}

function textOf(part: Exclude<Multipart, FilePart>): string {
  const { value, fieldnameTruncated, valueTruncated } = part;
  if (typeof value !== 'string' || fieldnameTruncated || valueTruncated)
    throw refusals.invalidRequest(['a field is no text, or too long']);
  // What was no UTF-8 has become U+FFFD.
  if (!isSoundText(value) || value.includes('\ufffd'))
    throw refusals.invalidRequest(['a field holds NUL or too many marks, or is no UTF-8']);
  return value.normalize('NFC');
}

function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    return refuseUnreadable(error);
  }
}

/** Only an error of the server is the server's fault: a form that ends halfway or has no boundary isn't. */
function refuseUnreadable(error: unknown): never {
  throw error instanceof Refused ? error : refusals.invalidRequest(['the multipart form can not be read']);
}
