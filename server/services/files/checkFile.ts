import { rules } from '@clubpoort/form-engine/headless';
import { fileTypeFromFile } from 'file-type';
import type { Workshop } from '../../storage/openWorkshop.ts';
import type { CheckedFile } from './checkedFile.ts';
import { checkOfficeFile } from './checkOfficeFile.ts';
import { checkPdf } from './checkPdf.ts';
import { fileRefusals } from './fileRefusals.ts';
import { isPicture, reencodePicture } from './reencodePicture.ts';

export interface FileToCheck {
  readonly place: string;
  readonly name: string;
  /** As the sender calls it. */
  readonly mediaType: string;
  /** What the question asks. */
  readonly sort: rules.FileSort;
}

/** Kept as they came, as an attachment: sharp can't read them, and what a phone makes by itself must not be refused. */
const picturesAsTheyAre: Readonly<Record<string, string>> = {
  'image/heic': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif': 'heif',
  'image/heif-sequence': 'heif',
  'image/bmp': 'bmp',
};

/**
 * Believes nothing that the sender says about a file: its name, the type it claims, the type that its first bytes show, and
 * what reads it whole must all agree, by the table that the form itself uses.
 */
export async function checkFile(
  file: FileToCheck,
  { workshop, newFile }: { readonly workshop: Workshop; readonly newFile: () => string },
): Promise<CheckedFile> {
  const { place, name, sort } = file;
  const found = await fileTypeFromFile(place).catch(() => undefined);
  const type = found && realType(found.mime, name);
  if (!found || !type || !isClaimedRight(file, type)) throw fileRefusals.type(sort);
  const asItIs = { place, mediaType: type, extension: picturesAsTheyAre[type] ?? found.ext };
  if (isPicture(type)) return workshop.heavyWork(() => reencodePicture({ place, type }, newFile()));
  if (type === 'application/pdf') {
    await checkPdf(place);
    return asItIs;
  }
  const office = officeKind(name);
  if (office) {
    const mediaType = await workshop.heavyWork(() => checkOfficeFile(place, office));
    return { place, mediaType, extension: office };
  }
  if (type in picturesAsTheyAre || isSound(type)) return asItIs;
  throw fileRefusals.type(sort);
}

function isClaimedRight({ name, mediaType, sort }: FileToCheck, type: string): boolean {
  return rules.isAcceptedFile({ name, type: mediaType }, sort) && rules.isAcceptedFile({ name, type }, sort);
}

/** A recording that a browser makes is a film without pictures. */
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
