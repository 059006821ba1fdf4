/** A file that is being uploaded; its content can be read once. */
export interface UploadedFile {
  /** The file name as it was sent. */
  readonly name: string;
  /** The media type as it was sent: only a claim. */
  readonly mediaType: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Call this after the content is read. Refuses a file that was cut off, and a request with anything behind the file. */
  finish(): Promise<void>;
}
