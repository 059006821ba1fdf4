import { Suspense } from 'react';
import { lazyControl } from '../lazyControl.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { PAGE_SIZE, type PagedSelectMultipleProps } from './selectProps.ts';

const PagedMultiCombobox = lazyControl(
  async () => (await import('./PagedMultiCombobox.tsx')).PagedMultiCombobox,
);

/**
 * Any number out of any number of options, given back in the order of the options. Up to 10 they are checkboxes, which
 * want a `fieldset` around them; above that a box to search in, as `PagedSelect`, and what is chosen below it.
 *
 * Values that are no longer offered stay in sight, are said to be gone, and can be taken away.
 */
export function PagedSelectMultiple(props: PagedSelectMultipleProps) {
  if (props.options.length <= PAGE_SIZE) return <CheckboxGroup {...props} />;
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <PagedMultiCombobox {...props} />
    </Suspense>
  );
}
