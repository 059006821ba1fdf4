import { open, readFile } from 'node:fs/promises';
import { rules } from '@clubpoort/form-engine/headless';
import { fileTypeFromFile } from 'file-type';
import type { FileService } from '../../storage/openFileService.ts';
import { checkOfficeFile } from './checkOfficeFile.ts';
import { fileRefusals } from './fileRefusals.ts';
import { isPicture, reencodePicture } from './pictures/reencodePicture.ts';
import { inThread } from './threads/inThread.ts';
import type { CheckedFile } from './uploadedFile.ts';

/** Number of bytes at the end of a file in which PDF readers look for `%%EOF`. */
const tail = 1024;

/**
 * Checks that a file begins and ends as a PDF, and opens without a password: the secretariat of the club doesn't know it. A PDF may hold
 * anything else, so it is only ever downloaded.
 */
async function checkPdf(place: string, { heavyWork }: Pick<FileService, 'heavyWork'>): Promise<void> {
  await checkEnds(place);
  // The trailer of an encrypted PDF is never encrypted or compressed itself (ISO 32000-2, 7.6.2). Most files need no more than this look.
  if (!(await readFile(place)).includes('/Encrypt')) return;
  const isLocked = await heavyWork(() => inThread<boolean>(asksPassword, { place })).catch(() => false);
  if (isLocked) throw fileRefusals.lockedPdf();
}

const asksPassword = new URL('./threads/asksPassword.ts', import.meta.url);

async function checkEnds(place: string): Promise<void> {
  const file = await open(place);
  try {
    const { size } = await file.stat();
    const text = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, from));
      return buffer.subarray(0, bytesRead).toString('latin1');
    };
    if (!/^%PDF-\d/.test(await text(0, 8)) || !(await text(size - tail, tail)).includes('%%EOF'))
      throw fileRefusals.unreadable();
  } finally {
    await file.close();
  }
}

interface FileToCheck {
  readonly place: string;
  readonly name: string;
  /** The media type that the sender claims. */
  readonly mediaType: string;
  /** The sort of file that the question asks for. */
  readonly sort: rules.FileSort;
}

/**
 * Trusts nothing that the sender says about a file. The name, the claimed type, the type of the first bytes, and the reader of
 * the whole file must all agree. The form uses the same table.
 * Decision: docs/decisions/0029-a-file-is-judged-by-its-content.md
 */
export async function checkFile(
  file: FileToCheck,
  { fileService, newFile }: { readonly fileService: FileService; readonly newFile: () => string },
): Promise<CheckedFile> {
  const { place, name, sort } = file;
  const found = await fileTypeFromFile(place).catch(() => undefined);
  const type = found && realType(found.mime, name);
  // A document of Office with a password is no zip archive any more.
  if (type === 'application/x-cfb' && officeKind(name) && (await isLockedOffice(place)))
    throw fileRefusals.locked();
  if (!found || !type || !isClaimedRight(file, type)) throw fileRefusals.type(sort);
  const asItIs = { place, mediaType: type, extension: found.ext };
  if (isPicture(type)) return fileService.heavyWork(() => reencodePicture({ place, type }, newFile()));
  if (type === 'application/pdf') {
    await checkPdf(place, fileService);
    return asItIs;
  }
  const office = officeKind(name);
  if (office) {
    const mediaType = await fileService.heavyWork(() => checkOfficeFile(place, office));
    return { place, mediaType, extension: office };
  }
  if (type === 'image/bmp') {
    await checkBitmap(place);
    return asItIs;
  }
  if (isSound(type)) return asItIs;
  throw fileRefusals.type(sort);
}

/** Whether a compound file holds an encrypted document, and is no document of an older Office. The name of that part is in UTF-16. */
async function isLockedOffice(place: string): Promise<boolean> {
  return (await readFile(place)).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

function isClaimedRight({ name, mediaType, sort }: FileToCheck, type: string): boolean {
  return rules.isAcceptedFile({ name, type: mediaType }, sort) && rules.isAcceptedFile({ name, type }, sort);
}

/** A sound recording of a browser is detected as a WebM video; the extension `.weba` marks it as sound. */
function realType(mime: string, name: string): string {
  const type = mime.split(';')[0]?.trim() ?? '';
  return type === 'video/webm' && /\.weba$/i.test(name) ? 'audio/webm' : type;
}

function officeKind(name: string): 'docx' | 'xlsx' | undefined {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  return extension === 'docx' || extension === 'xlsx' ? extension : undefined;
}

function isSound(type: string): boolean {
  return type.startsWith('audio/') || ['application/ogg', 'video/ogg', 'video/mp4'].includes(type);
}

/** Length of both headers of a BMP. Older ones are shorter, and no phone or screen makes them. */
const headers = 54;
const bitsOfPixel: readonly number[] = [1, 4, 8, 16, 24, 32];

/** Checks that a file is a BMP as its headers describe it, because text can begin with `BM` too. A BMP holds pixels alone, so it is kept. */
async function checkBitmap(place: string): Promise<void> {
  const file = await open(place);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headers), 0, headers, 0);
    if (bytesRead < headers || !isBitmap(buffer, size)) throw fileRefusals.unreadable();
  } finally {
    await file.close();
  }
}

function isBitmap(header: Buffer, size: number): boolean {
  const begin = header.readUInt32LE(10);
  const width = header.readInt32LE(18);
  // Negative where the rows go from top to bottom.
  const height = Math.abs(header.readInt32LE(22));
  const bits = header.readUInt16LE(28);
  const isCompressed = header.readUInt32LE(30) !== 0;
  if (header.readUInt32LE(14) < 40 || header.readUInt16LE(26) !== 1) return false;
  if (width <= 0 || height === 0 || !bitsOfPixel.includes(bits) || begin < headers) return false;
  const row = Math.ceil((width * bits) / 32) * 4;
  return isCompressed ? begin < size : begin + row * height <= size;
}
