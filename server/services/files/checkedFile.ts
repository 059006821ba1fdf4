/** The file to keep: the upload itself, or its re-encoded copy. */
export interface CheckedFile {
  readonly place: string;
  readonly mediaType: string;
  readonly extension: string;
}
