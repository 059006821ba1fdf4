import { createReadStream } from 'node:fs';
import { rules } from '@clubpoort/form-engine/headless';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorableText } from '../../http/reading/readJson.ts';
import { Refused, refusals } from '../../http/refused.ts';
import type { UploadedFile } from '../../services/files/uploadedFile.ts';

/** Maximum bytes of a refused upload that are still read, so that the sender gets to the refusal. */
const maxReadOn = 32 * 1024 * 1024;

/** In characters; a file system allows 255. */
const longestFileName = 1_000;

const limits = {
  fieldNameSize: 100,
  fieldSize: 1_000,
  fields: 20,
  files: 1,
  parts: 22,
  headerPairs: 20,
  // Replaces the plugin's default of 1 MiB, which would truncate a file silently.
  fileSize: maxReadOn,
};

type Fields = Readonly<Record<string, string>>;

/** The fields of a form, and its file, still unread. */
export interface MultipartRequest {
  readonly fields: Fields;
  readonly file: UploadedFile;
}

/** Makes the routes of this scope read multipart forms, and nothing else. */
export async function addMultipartReader(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/** Stores a file temporarily, so that the fields after it can be read. Returns the path of the file. */
export type Spool = (file: UploadedFile) => Promise<string>;

/**
 * Reads a form up to its file, when the fields before the file satisfy `isComplete`; otherwise reads the whole form. As
 * strict as `readJson`: no duplicate fields, no NUL, and text normalised to NFC.
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
  return {
    fields: Object.fromEntries(fields),
    file: {
      name: file.filename.normalize('NFC'),
      mediaType: file.mimetype,
      content: contentOf(place),
      finish: async () => undefined,
    },
  };
}

/**
 * Call this after the answer: it reads and discards the rest of the body. A sender that exceeds the maximum is
 * disconnected.
 */
export function discardBody({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  let left = maxReadOn;
  raw.unpipe();
  raw.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}

/**
 * Reads a stored file. The file is opened when somebody begins to read: a refused request deletes it unread, and a stream
 * that fails to open without a reader ends the process.
 */
async function* contentOf(place: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(place);
}

type Parts = AsyncIterator<Multipart>;
type FilePart = Extract<Multipart, { type: 'file' }>;

async function nextPart(parts: Parts): Promise<Multipart | undefined> {
  const next = await parts.next().catch(refuseUnreadable);
  return next.done ? undefined : next.value;
}

/** Refuses names that are costly to process. Other mistakes are cleaned later. */
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
      // The type says always present, but it is missing for a part of raw bytes.
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
  // Invalid UTF-8 was decoded to U+FFFD.
  if (!isStorableText(value) || value.includes('\ufffd'))
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

/** Refuses a malformed form, such as one without an end or a boundary. That is not an error of the server. */
function refuseUnreadable(error: unknown): never {
  throw error instanceof Refused ? error : refusals.invalidRequest(['the multipart form can not be read']);
}
