import type { ForwardedRef } from 'react';
import type { UploadPort } from '../../ports.ts';
import type { FileSort } from '../../rules/fileType.ts';
import type { FailedUpload } from '../../store/uploads/uploadQueue.ts';
import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';

/** What files are asked with. */
export interface FileUploadProps extends ControlProps<readonly string[]> {
  /** Sends the files. Without it none can be added, and what is stored stays. Specification 5.6. */
  readonly uploads?: UploadPort | undefined;
  /** Of the question, for the port. Default `''`. */
  readonly qid?: string;
  /** Default 0: a general question. */
  readonly nid?: number;
  /** The highest number of files; without it there is none. */
  readonly max?: number | undefined;
  /** `'image'`: images alone. `'file'`: also pdf, docx, xlsx and audio. Default `'file'`. */
  readonly sort?: FileSort;
  /** `'manual'`: files wait for `processUploads`. Default `'immediate'`. */
  readonly mode?: 'immediate' | 'manual';
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts;
}

/** What a host can ask of a `FileUpload`, by its `ref`. */
export interface FileUploadHandle {
  /** Sends the files that wait; resolves when none is under way any more, with every file that could not be sent. */
  processUploads(submission: string): Promise<readonly FailedUpload[]>;
}

export interface StandAloneUploadProps extends FileUploadProps {
  readonly handle?: ForwardedRef<FileUploadHandle>;
}
