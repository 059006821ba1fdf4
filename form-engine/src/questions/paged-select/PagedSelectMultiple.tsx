import { Suspense } from 'react';
import { lazyControl } from '../controls/lazyControl.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { PAGE_SIZE, type PagedSelectMultipleProps } from './selectProps.ts';

const PagedMultiCombobox = lazyControl(
  async () => (await import('./PagedMultiCombobox.tsx')).PagedMultiCombobox,
);

/**
 * A select for any number of options, returned in the order of the options. Up to 10 options it is a group of
 * checkboxes, which need a `fieldset` around them. Above that it is a search box as in `PagedSelect`, with the choices
 * below it.
 *
 * Values that are no longer offered stay visible, are marked as such, and can be removed.
 */
export function PagedSelectMultiple(props: PagedSelectMultipleProps) {
  if (props.options.length <= PAGE_SIZE) return <CheckboxGroup {...props} />;
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <PagedMultiCombobox {...props} />
    </Suspense>
  );
}
