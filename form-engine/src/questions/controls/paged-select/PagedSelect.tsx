import { Suspense } from 'react';
import { lazyControl } from '../lazyControl.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { PAGE_SIZE, type PagedSelectProps } from './selectProps.ts';

const PagedCombobox = lazyControl(async () => (await import('./PagedCombobox.tsx')).PagedCombobox);

/**
 * One out of any number of options. Up to 10 it is the browser's own select; above that a box to search in, with a list
 * that shows 10 at a time, by the pattern of the WAI-ARIA Authoring Practices for an editable combobox. Its code is loaded
 * when the first long list is drawn.
 *
 * A `value` that is no longer offered stays in sight and is said to be gone.
 */
export function PagedSelect(props: PagedSelectProps) {
  if (props.options.length <= PAGE_SIZE) return <NativeSelect {...props} />;
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <PagedCombobox {...props} />
    </Suspense>
  );
}
