import type { UseComboboxReturnValue } from 'downshift';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';

interface SuggestionMenuProps<Item> {
  readonly combobox: Pick<UseComboboxReturnValue<Item>, 'getMenuProps' | 'getItemProps'>;
  /** Empty while the list is closed. */
  readonly items: readonly Item[];
  readonly texts: Texts;
  readonly keyOf: (item: Item) => string;
  readonly textOf: (item: Item) => string;
}

/** The list below a combobox, and the number of suggestions for screen readers. */
export function SuggestionMenu<Item>(props: SuggestionMenuProps<Item>) {
  const { combobox, items, texts, keyOf, textOf } = props;
  return (
    <>
      <ul {...combobox.getMenuProps()} className="cf-suggestions">
        {items.map((item, index) => (
          <li key={keyOf(item)} {...combobox.getItemProps({ item, index })} className="cf-suggested">
            <span dir="auto">{textOf(item)}</span>
          </li>
        ))}
      </ul>
      <span className="cf-hidden" role="status">
        {items.length === 1 && texts.oneSuggestion}
        {items.length > 1 && fillIn(texts.suggestionCount, { n: items.length })}
      </span>
    </>
  );
}
