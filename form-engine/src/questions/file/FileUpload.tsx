import { forwardRef, Suspense } from 'react';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { FileUploadHandle, FileUploadProps, StandAloneUploadProps } from './fileUploadProps.tsx';

const LazyUpload = lazyControl<StandAloneUploadProps>(
  async () => (await import('./StandAloneUpload.tsx')).StandAloneUpload,
);

/**
 * Files of at most 8 MB each, with a button, by dragging or, on a phone, by its camera: two are sent at once, each with its
 * progress, and can be cancelled, sent again or taken out (Specification 4.7 and 5.6). `value` holds the paths of the
 * stored files, in the order in which they were chosen.
 *
 * The code is loaded when the control is first drawn. Put it in a `fieldset` with a `legend`, or point a `label` at `id`.
 */
export const FileUpload = forwardRef<FileUploadHandle, FileUploadProps>(function FileUpload(props, ref) {
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <LazyUpload {...props} handle={ref} />
    </Suspense>
  );
});
