import { rules } from '@clubpoort/form-engine/headless';
import { fileTypeFromFile } from 'file-type';
import type { FileService } from '../../storage/openFileService.ts';
import type { CheckedFile } from './checkedFile.ts';
import { checkOfficeFile } from './checkOfficeFile.ts';
import { checkPdf } from './checkPdf.ts';
import { fileRefusals } from './fileRefusals.ts';
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
 * Formats stored unchanged, as attachments, because sharp can't read them. Phones make some of them, so they must be accepted.
 */
const picturesAsTheyAre: Readonly<Record<string, string>> = {
  'image/heic': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif': 'heif',
  'image/heif-sequence': 'heif',
  'image/bmp': 'bmp',
};

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
  if (!found || !type || !isClaimedRight(file, type)) throw fileRefusals.type(sort);
  const asItIs = { place, mediaType: type, extension: picturesAsTheyAre[type] ?? found.ext };
  if (isPicture(type)) return fileService.heavyWork(() => reencodePicture({ place, type }, newFile()));
  if (type === 'application/pdf') {
    await checkPdf(place);
    return asItIs;
  }
  const office = officeKind(name);
  if (office) {
    const mediaType = await fileService.heavyWork(() => checkOfficeFile(place, office));
    return { place, mediaType, extension: office };
  }
  if (type in picturesAsTheyAre || isSound(type)) return asItIs;
  throw fileRefusals.type(sort);
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
