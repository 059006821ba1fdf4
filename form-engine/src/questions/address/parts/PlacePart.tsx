import { useCombobox } from 'downshift';
import { useMemo, useRef } from 'react';
import { choosePlace, suggestPlaces } from '../../building-blocks/narrowPlaces.ts';
import { focusedElement } from '../../building-blocks/pageRoots.tsx';
import type { Place, PlacePart as PlacePartName } from '../../building-blocks/placeIndex.ts';
import { usePageLayoutEffect } from '../../building-blocks/usePageLayoutEffect.tsx';
import { ariaProps } from '../../controls/ariaProps.ts';
import { inListEnvironment } from '../../controls/listEnvironment.tsx';
import { SuggestionMenu } from '../../controls/SuggestionMenu.tsx';
import type { AddressEntry } from '../useAddressEntry.tsx';
import { AddressPartFrame, partInput } from './AddressPartFrame.tsx';

interface PlacePartProps {
  readonly entry: AddressEntry;
  readonly part: PlacePartName;
}

/**
 * Postcode or city: a free text field with suggestions while somebody types. Choosing a suggestion fills in both
 * fields.
 */
export function PlacePart({ entry, part }: PlacePartProps) {
  const { address, index, texts, editable } = entry;
  const { id, autoComplete, disabled, readOnly, ...control } = partInput(entry, part);
  const typed = useMemo(
    () => ({ postal: address.postal, city: address.city }),
    [address.postal, address.city],
  );
  const items = useMemo(
    () => (editable ? [...suggestPlaces(index, part, typed)] : []),
    [editable, index, part, typed],
  );
  const combobox = useCombobox<Place>({
    items,
    id,
    ...inListEnvironment,
    inputId: id,
    labelId: `${id}-label`,
    inputValue: address[part],
    selectedItem: null,
    itemToString: (place) => place?.[part] ?? '',
    stateReducer: (_state, { type, changes }) => {
      // A click into the field opens the list and never closes it.
      if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true };
      // Browser autofill opens no list, because no focused user could close it.
      return changes.isOpen && focusedElement()?.id !== id ? { ...changes, isOpen: false } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem && entry.choose(choosePlace(index, typed, selectedItem)),
  });
  const isOpen = combobox.isOpen && items.length > 0;
  const onType = useReplaceableFill(id, address[part]);
  return (
    <AddressPartFrame entry={entry} part={part}>
      <div className="cf-suggest">
        <input
          {...combobox.getInputProps({
            'aria-expanded': isOpen,
            onChange: (event) => {
              onType(event.currentTarget.value);
              entry.type(part, event.currentTarget.value);
            },
            onFocus: () => address[part] === '' && combobox.openMenu(),
            onBlur: () => entry.leave(part),
          })}
          {...ariaProps(control)}
          className="cf-input"
          autoComplete={autoComplete}
          dir="auto"
          disabled={disabled}
          readOnly={readOnly}
        />
        <SuggestionMenu
          combobox={combobox}
          items={isOpen ? items : []}
          texts={texts}
          keyOf={placeText}
          textOf={placeText}
        />
      </div>
    </AddressPartFrame>
  );
}

function placeText({ postal, city }: Place): string {
  return `${postal} ${city}`;
}

/**
 * Selects a text that the other part fills in while the empty field has the focus. Typing then replaces it: without this,
 * somebody who types the city while the list arrives gets "GentGent".
 *
 * @returns to be called with each typed text.
 */
function useReplaceableFill(id: string, text: string): (typed: string) => void {
  const typed = useRef(text);
  usePageLayoutEffect(() => {
    const wasEmpty = typed.current === '';
    if (text === typed.current) return;
    typed.current = text;
    const input = focusedElement();
    if (wasEmpty && input instanceof HTMLInputElement && input.id === id) input.select();
  }, [id, text]);
  return (now) => {
    typed.current = now;
  };
}
