import { Inflate } from 'fflate';

/** Why a file isn't opened: it is no ZIP file, or more than a form could be. */
export type ZipFault = 'unreadable' | 'size';

/** Limits of a file, checked before and while it is inflated. */
export const zipLimits = {
  /** Maximum number of entries. */
  entries: 500,
  /** Maximum size of all entries that are read, in bytes. */
  inflated: 40_000_000,
} as const;

interface Entry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packed: number;
  readonly inflated: number;
  readonly at: number;
}

/** Length of a piece that is inflated at a time, in bytes. One of these gives 16 MB at most. */
const piece = 16_384;

/**
 * Reads entries of a ZIP file. What it would inflate to is known from its directory, and is checked before; an entry that
 * inflates to more than the directory says ends the reading at once.
 *
 * @param isWanted by the name of an entry.
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> | ZipFault {
  const entries = directoryOf(bytes);
  if (typeof entries === 'string') return entries;
  const wanted = entries.filter(({ name }) => isWanted(name));
  const total = wanted.reduce((sum, { inflated }) => sum + inflated, 0);
  if (total > zipLimits.inflated) return 'size';
  const files = new Map<string, Uint8Array>();
  for (const entry of wanted) {
    const content = contentOf(bytes, entry);
    if (typeof content === 'string') return content;
    files.set(entry.name, content);
  }
  return files;
}

/** The entries by the directory at the end of the file (APPNOTE 4.3.12 and 4.3.16). */
function directoryOf(bytes: Uint8Array): readonly Entry[] | ZipFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return 'unreadable';
  const count = view.getUint16(end + 10, true);
  // A count of 65,535 stands for a larger one elsewhere (ZIP64).
  if (count > zipLimits.entries) return 'size';
  const entries: Entry[] = [];
  const names = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return 'unreadable';
    const [method, packed, inflated] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
    ];
    const [name, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if ((method !== 0 && method !== 8) || isEncrypted) return 'unreadable';
    entries.push({
      name: names.decode(bytes.subarray(at + 46, at + 46 + name)),
      isDeflated: method === 8,
      ...{ packed, inflated },
      at: view.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** The place of the record at the end, before a comment of at most 65,535 bytes. */
function endOf(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}

function contentOf(bytes: Uint8Array, { at, packed, inflated, isDeflated }: Entry): Uint8Array | ZipFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== 0x04034b50) return 'unreadable';
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length < packed) return 'unreadable';
  if (!isDeflated) return packed === inflated ? data : 'unreadable';
  return inflate(data, inflated);
}

function inflate(data: Uint8Array, size: number): Uint8Array | ZipFault {
  const content = new Uint8Array(size);
  let length = 0;
  let isOver = false;
  const stream = new Inflate((part) => {
    isOver ||= length + part.length > size;
    if (!isOver) content.set(part, length);
    length += part.length;
  });
  try {
    for (let at = 0; at < data.length && !isOver; at += piece)
      stream.push(data.subarray(at, at + piece), at + piece >= data.length);
  } catch {
    // The library throws for data that isn't deflated.
    return 'unreadable';
  }
  if (isOver) return 'size';
  return length === size ? content : 'unreadable';
}
