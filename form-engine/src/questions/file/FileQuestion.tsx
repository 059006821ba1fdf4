import { useMemo } from 'react';
import type { FileSort } from '../../rules/fileType.ts';
import type { FormUploads } from '../../store/uploads/formUploads.ts';
import { createUploadQueue, type UploadHost } from '../../store/uploads/uploadQueue.ts';
import { pathsOf } from '../building-blocks/storedPaths.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { browserConnection } from '../controls/useOwnQueue.tsx';
import { FileList, type FileListProps } from './FileList.tsx';
import { StandAloneUpload } from './StandAloneUpload.tsx';

/** A question for files or images. It uses the upload queue of its form; in a stock rjsf form it has a queue of its own. */
export function FileQuestion({ field, value, ports, uploads, ...control }: QuestionControlProps) {
  const { key, qid, nid, max } = field.settings;
  const sort: FileSort = field.kind === 'image' ? 'image' : 'file';
  const question = {
    ...control,
    locale: field.locale,
    value: pathsOf(value),
    sort,
    max: typeof max === 'number' ? max : undefined,
    qid: String(qid),
    nid: Number(nid),
  };
  const answerKey = typeof key === 'string' ? key : undefined;
  if (!uploads) return <StandAloneUpload {...question} uploads={ports.uploads} />;
  return (
    <QueuedFiles {...question} answerKey={answerKey} canAdd={ports.uploads !== undefined} uploads={uploads} />
  );
}

interface QueuedFilesProps extends Omit<FileListProps, 'list'> {
  readonly answerKey: string | undefined;
  readonly qid: string;
  readonly nid: number;
  readonly uploads: FormUploads;
}

function QueuedFiles({ answerKey: key, qid, nid, uploads, ...files }: QueuedFilesProps) {
  const list = useMemo(() => uploads.list({ key, qid, nid }, openQueue), [uploads, key, qid, nid]);
  return <FileList {...files} list={list} />;
}

function openQueue(host: UploadHost) {
  return createUploadQueue(host, browserConnection);
}
