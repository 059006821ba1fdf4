/** What a question for files asks: images alone, or also pdf, docx, xlsx and audio (Specification 5.6). */
export type FileSort = 'image' | 'file';

interface FileGroup {
  readonly extensions: readonly string[];
  /** Beginnings of the types that browsers give such files. */
  readonly types: readonly string[];
}

const images: FileGroup = {
  extensions: [
    ...['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif', 'webp', 'avif', 'bmp', 'tif', 'tiff'],
    // Photos as phones store them; browsers often know no type for them.
    ...['heic', 'heif'],
  ],
  types: ['image/'],
};

/** Office files are zip archives, and some systems say no more of them than that. */
const archive = ['application/zip', 'application/x-zip-compressed'];
const officeType = 'application/vnd.openxmlformats-officedocument.';

const groupsOf: Readonly<Record<FileSort, readonly FileGroup[]>> = {
  image: [images],
  file: [
    images,
    { extensions: ['pdf'], types: ['application/pdf', 'application/x-pdf'] },
    { extensions: ['docx'], types: [`${officeType}wordprocessingml.document`, ...archive] },
    { extensions: ['xlsx'], types: [`${officeType}spreadsheetml.sheet`, ...archive] },
    {
      extensions: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'flac', 'weba', 'amr', 'aif', 'aiff'],
      types: ['audio/', 'application/ogg', 'video/ogg', 'video/mp4'],
    },
  ],
};

/** A picture in name only: it can hold scripts. */
const refusedTypes = ['image/svg'];
/** Says nothing about what a file is. */
const idleTypes = ['', 'application/octet-stream', 'binary/octet-stream'];

/**
 * May this file be added? Its extension and its type must agree: a docm is no docx, whatever type it was given. A file that
 * lacks one of them is judged by the other. What is really in it only a server can tell.
 */
export function isAcceptedFile(
  { name, type }: { readonly name: string; readonly type: string },
  sort: FileSort,
): boolean {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase().trim();
  const mime = type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (startsWithOne(mime, refusedTypes)) return false;
  const byType = (group: FileGroup) => startsWithOne(mime, group.types);
  if (extension === undefined)
    return groupsOf[sort].some(
      (group) => !group.types.some((known) => archive.includes(known)) && byType(group),
    );
  return groupsOf[sort].some(
    (group) => group.extensions.includes(extension) && (idleTypes.includes(mime) || byType(group)),
  );
}

/** For the attribute `accept` of a file input: what the picker of a browser offers. */
export function acceptAttribute(sort: FileSort): string {
  const picked = sort === 'image' ? ['image/*'] : ['image/*', 'audio/*', 'application/pdf'];
  const office = [`${officeType}wordprocessingml.document`, `${officeType}spreadsheetml.sheet`];
  const extensions = sort === 'image' ? ['.heic', '.heif'] : ['.heic', '.heif', '.pdf', '.docx', '.xlsx'];
  return [...picked, ...(sort === 'image' ? [] : office), ...extensions].join(',');
}

function startsWithOne(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => text.startsWith(beginning));
}
