import { forwardRef, Suspense } from 'react';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { FileUploadHandle, FileUploadProps, StandAloneUploadProps } from './fileUploadProps.tsx';

const LazyUpload = lazyControl<StandAloneUploadProps>(
  async () => (await import('./StandAloneUpload.tsx')).StandAloneUpload,
);

/**
 * Uploads files of at most 8 MB each, chosen with a button, by dragging or with a phone's camera. Sends two files at
 * once and shows their progress. A file can be cancelled, sent again or removed (Specification 4.7 and 5.6). `value`
 * holds the paths of the stored files, in the order in which they were chosen.
 *
 * The code is lazy-loaded. Put the control in a `fieldset` with a `legend`, or let a `label` refer to `id`.
 */
export const FileUpload = forwardRef<FileUploadHandle, FileUploadProps>(function FileUpload(props, ref) {
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <LazyUpload {...props} handle={ref} />
    </Suspense>
  );
});
