import { openPromise } from 'yauzl';
import { Refused } from '../../http/refused.ts';
import { fileRefusals } from './fileRefusals.ts';

const maxUnpacked = 50 * 1024 * 1024;
const maxEntries = 1000;
/** Maximum size of `[Content_Types].xml` in bytes. The largest real files have tens of thousands. */
const longestTypes = 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument';

/** The type that `[Content_Types].xml` must name, and the media type of the file. */
const kinds = {
  docx: {
    main: 'wordprocessingml.document.main+xml',
    mediaType: `${office}.wordprocessingml.document`,
  },
  xlsx: { main: 'spreadsheetml.sheet.main+xml', mediaType: `${office}.spreadsheetml.sheet` },
} as const;

/**
 * Unpacks the whole archive without storing it, and counts the bytes that really come out: the sizes in its headers may be
 * false. Refuses macros, whatever the name of the file.
 *
 * @returns its media type
 */
export async function checkOfficeFile(place: string, kind: keyof typeof kinds): Promise<string> {
  const types = await unpack(place).catch((error: unknown) => {
    throw error instanceof Refused ? error : fileRefusals.unreadable();
  });
  if (/macroEnabled|vbaProject/i.test(types)) throw fileRefusals.macros();
  if (!types.includes(kinds[kind].main)) throw fileRefusals.type('file');
  return kinds[kind].mediaType;
}

/** The text of `[Content_Types].xml`, which lists the types of all other parts; '' when the archive has none. */
async function unpack(place: string): Promise<string> {
  const archive = await openPromise(place);
  let types = '';
  let entries = 0;
  let left = maxUnpacked;
  try {
    for await (const entry of archive.eachEntry()) {
      entries += 1;
      if (entries > maxEntries) throw fileRefusals.tooMuchInside();
      if (entry.isEncrypted()) throw fileRefusals.unreadable();
      if (/(^|\/)vbaProject/i.test(entry.fileName)) throw fileRefusals.macros();
      if (entry.fileName.endsWith('/')) continue;
      const isTypes = entry.fileName === '[Content_Types].xml';
      for await (const piece of await archive.openReadStreamPromise(entry)) {
        left -= piece.length;
        if (left < 0) throw fileRefusals.tooMuchInside();
        if (isTypes) types += piece.toString('latin1');
        if (types.length > longestTypes) throw fileRefusals.tooMuchInside();
      }
    }
  } finally {
    archive.close();
  }
  return types;
}
