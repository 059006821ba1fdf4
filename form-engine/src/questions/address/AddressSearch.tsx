import { useCombobox } from 'downshift';
import type { PlacePort } from '../../ports.ts';
import { ariaProps } from '../controls/ariaProps.ts';
import { inListEnvironment } from '../controls/listEnvironment.tsx';
import { SuggestionMenu } from '../controls/SuggestionMenu.tsx';
import { cleanParts } from './addressParts.ts';
import type { AddressEntry } from './useAddressEntry.tsx';
import { type FoundPlace, useAddressSearch } from './useAddressSearch.tsx';

interface AddressSearchProps {
  readonly entry: AddressEntry;
  readonly places: PlacePort;
  readonly patience: number | undefined;
  readonly describedBy: string | undefined;
}

/** A search box for the whole address, answered by a maps service (Specification 4.5). */
export function AddressSearch({ entry, places, patience, describedBy }: AddressSearchProps) {
  const { texts } = entry;
  const id = `${entry.id}-search`;
  const { text, state, found, search, pick } = useAddressSearch({
    places,
    patience,
    onPick: (address) => entry.choose(cleanParts(address)),
  });
  const combobox = useCombobox<FoundPlace>({
    items: [...found],
    ...inListEnvironment,
    id,
    inputId: id,
    labelId: `${id}-label`,
    inputValue: text,
    selectedItem: null,
    itemToString: (place) => place?.text ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && pick(selectedItem),
  });
  const isOpen = combobox.isOpen && found.length > 0;
  const said = state === 'found' && found.length === 0 ? texts.addressSearchEmpty : sayings(texts)[state];
  return (
    <div className="cf-part" data-part="search">
      <label className="cf-part-label" id={`${id}-label`} htmlFor={id}>
        {texts.addressSearch}
      </label>
      <div className="cf-suggest">
        <input
          {...combobox.getInputProps({
            'aria-expanded': isOpen,
            onChange: (event) => search(event.currentTarget.value),
            onFocus: () => places.prepare?.(),
          })}
          {...ariaProps({ describedBy })}
          className="cf-input"
          type="text"
          inputMode="search"
          placeholder={texts.addressSearchHint}
          dir="auto"
        />
        <SuggestionMenu
          combobox={combobox}
          items={isOpen ? found : []}
          texts={texts}
          keyOf={(place) => place.id}
          textOf={(place) => place.text}
        />
      </div>
      <p className="cf-part-note" role="status">
        {said}
      </p>
    </div>
  );
}

function sayings(texts: AddressEntry['texts']): Partial<Record<string, string>> {
  return { failed: texts.addressSearchFailed, picked: texts.addressPicked };
}
