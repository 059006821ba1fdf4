/** What will be kept: the file itself, or what was made of it. */
export interface CheckedFile {
  readonly place: string;
  readonly mediaType: string;
  readonly extension: string;
}
