import { standInControl } from '../controls/stand-in/standInControl.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { PlainCombobox } from './PlainCombobox.tsx';
import { PAGE_SIZE, type PagedSelectProps } from './selectProps.ts';

const PagedCombobox = standInControl(
  async () => (await import('./PagedCombobox.tsx')).PagedCombobox,
  PlainCombobox,
);

/**
 * A select for one of any number of options. Up to 10 options it is a native `select`. Above that it is a search box
 * with a list that shows 10 options at a time. The list follows the editable combobox pattern of the WAI-ARIA
 * Authoring Practices. Its code is lazy-loaded, and what is typed before that is searched then.
 *
 * A `value` that is no longer offered stays visible and is marked as such.
 * Decision: docs/decisions/0017-long-lists-by-downshift.md
 */
export function PagedSelect(props: PagedSelectProps) {
  if (props.options.length <= PAGE_SIZE) return <NativeSelect {...props} />;
  return <PagedCombobox {...props} />;
}
