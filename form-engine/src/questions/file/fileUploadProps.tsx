import type { ForwardedRef } from 'react';
import type { UploadPort } from '../../ports.ts';
import type { FileSort } from '../../rules/fileType.ts';
import type { FailedUpload } from '../../store/uploads/uploadQueue.ts';
import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';

/** Props of `FileUpload`. */
export interface FileUploadProps extends ControlProps<readonly string[]> {
  /** Sends the files (Specification 5.6). Without this port no files can be added, and stored files stay. */
  readonly uploads?: UploadPort | undefined;
  /** The question's qid, for the port. Default `''`. */
  readonly qid?: string | undefined;
  /** The nid of the course, for the port. Default 0: a general question. */
  readonly nid?: number | undefined;
  /** Maximum number of files. Default: no maximum. */
  readonly max?: number | undefined;
  /** `'image'`: only images. `'file'`: also pdf, docx, xlsx and audio. Default `'file'`. */
  readonly sort?: FileSort | undefined;
  /**
   * `'manual'`: files are sent by `processUploads`. `'immediate'`: files are sent when they are chosen. Default
   * `'immediate'`.
   */
  readonly mode?: 'immediate' | 'manual' | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
  /** Locale of the sizes, a BCP 47 tag. Default `nl-BE`. */
  readonly locale?: string | undefined;
}

/** Methods of a `FileUpload`, through its `ref`. */
export interface FileUploadHandle {
  /** Sends the waiting files. Resolves when no upload is in progress, with every file that could not be sent. */
  processUploads(submission: string): Promise<readonly FailedUpload[]>;
}

export interface StandAloneUploadProps extends FileUploadProps {
  readonly handle?: ForwardedRef<FileUploadHandle> | undefined;
}
