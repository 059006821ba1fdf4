/** The file types that a question accepts: only images, or also pdf, docx, xlsx and audio (Specification 5.6). */
export type FileSort = 'image' | 'file';

interface FileGroup {
  readonly extensions: readonly string[];
  /** Prefixes of the MIME types that browsers give such files. */
  readonly types: readonly string[];
}

const images: FileGroup = {
  extensions: [
    ...['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif', 'webp', 'avif', 'bmp', 'tif', 'tiff'],
    // Photos of phones. Browsers often have no MIME type for them.
    ...['heic', 'heif'],
  ],
  types: ['image/'],
};

/** MIME types of zip archives. Some systems report an Office file as a zip archive. */
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

/** Refused image types: an SVG file can contain scripts. */
const refusedTypes = ['image/svg'];
/** MIME types that say nothing about a file. */
const idleTypes = ['', 'application/octet-stream', 'binary/octet-stream'];

/**
 * Whether a file may be added. Its extension and its MIME type must agree: a docm is no docx, whatever its type. Where
 * one is missing, the other decides. Only a server can check the content.
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

/** Value of the `accept` attribute of a file input, which limits the browser's file picker. */
export function acceptAttribute(sort: FileSort): string {
  const picked = sort === 'image' ? ['image/*'] : ['image/*', 'audio/*', 'application/pdf'];
  const office = [`${officeType}wordprocessingml.document`, `${officeType}spreadsheetml.sheet`];
  const extensions = sort === 'image' ? ['.heic', '.heif'] : ['.heic', '.heif', '.pdf', '.docx', '.xlsx'];
  return [...picked, ...(sort === 'image' ? [] : office), ...extensions].join(',');
}

function startsWithOne(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => text.startsWith(beginning));
}
