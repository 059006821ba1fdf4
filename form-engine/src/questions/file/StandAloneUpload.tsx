import { useImperativeHandle, useState } from 'react';
import { nl } from '../../texts/nl.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { useOwnQueue } from '../controls/useOwnQueue.tsx';
import { FileList } from './FileList.tsx';
import type { StandAloneUploadProps } from './fileUploadProps.tsx';

/** File uploads with a queue of their own, for use outside a `RegistrationForm`. */
export function StandAloneUpload(props: StandAloneUploadProps) {
  const { uploads, qid = '', nid = 0, mode, handle, sort = 'file', max, texts = nl, ...others } = props;
  const { locale = defaultLocale, ...control } = others;
  const queue = useOwnQueue(props);
  useImperativeHandle(handle, () => ({ processUploads: queue.process }), [queue]);
  const [list] = useState(() => queue.list({ qid, nid }));
  return <FileList {...control} {...{ list, sort, max, texts, locale }} canAdd={uploads !== undefined} />;
}
