import { readFile } from 'node:fs/promises';
import { rules } from '@clubpoort/form-engine/headless';
import { fileTypeFromFile } from 'file-type';
import type { FileService } from '../../storage/openFileService.ts';
import type { CheckedFile } from './checkedFile.ts';
import { checkOfficeFile } from './checkOfficeFile.ts';
import { checkPdf } from './checkPdf.ts';
import { fileRefusals } from './fileRefusals.ts';
import { checkBitmap } from './pictures/checkBitmap.ts';
import { isPicture, reencodePicture } from './pictures/reencodePicture.ts';

export interface FileToCheck {
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
