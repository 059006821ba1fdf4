import { Suspense } from 'react';
import { lazyControl } from '../controls/lazyControl.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { PAGE_SIZE, type PagedSelectProps } from './selectProps.ts';

const PagedCombobox = lazyControl(async () => (await import('./PagedCombobox.tsx')).PagedCombobox);

/**
 * A select for one of any number of options. Up to 10 options it is a native `select`. Above that it is a search box
 * with a list that shows 10 options at a time. The list follows the editable combobox pattern of the WAI-ARIA
 * Authoring Practices, and its code is lazy-loaded.
 *
 * A `value` that is no longer offered stays visible and is marked as such.
 * Decision: docs/decisions/0017-long-lists-by-downshift.md
 */
export function PagedSelect(props: PagedSelectProps) {
  if (props.options.length <= PAGE_SIZE) return <NativeSelect {...props} />;
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <PagedCombobox {...props} />
    </Suspense>
  );
}
