/** A file on its way in; its content can be read once. */
export interface UploadedFile {
  /** As it was sent. */
  readonly name: string;
  /** As it was sent: a claim. */
  readonly mediaType: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** To be called once the content is read: refuses where it was cut off, and where anything stands behind it. */
  finish(): Promise<void>;
}
