import { useEffect, useMemo, useRef, useState } from 'react';
import { cleanLine } from '../../rules/cleanText.ts';
import { writePostalCode } from '../../rules/postalCode.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { fillFromPlace } from '../building-blocks/narrowPlaces.ts';
import { focusedElement } from '../building-blocks/pageRoots.tsx';
import { indexPlaces, type Place, type PlaceIndex } from '../building-blocks/placeIndex.ts';
import { useAfterPress } from '../building-blocks/useAfterPress.tsx';
import { useLatest } from '../building-blocks/useLatest.tsx';
import { type HostList, useHostList } from '../controls/ports/useHostList.tsx';
import type { FieldProblem } from '../controls/questionView.tsx';
import type { Address } from '../question-kind/answer.ts';
import type { AddressInputProps } from './addressInputProps.tsx';
import { type AddressPart, type AddressTexts, emptyAddress } from './addressParts.ts';
import { splitNumber, splitStreet } from './splitStreet.ts';
import { type AddressCheck, useAddressCheck } from './useAddressCheck.tsx';

/** State and actions of an address that is being filled in, for its parts. */
export interface AddressEntry {
  readonly id: string;
  readonly texts: Texts;
  readonly locale: string;
  readonly address: Address;
  readonly problems: readonly FieldProblem[];
  /** Whether the address is neither disabled nor read-only. */
  readonly editable: boolean;
  readonly input: Omit<AddressInputProps, 'value' | 'onChange'>;
  readonly check: AddressCheck;
  readonly countries: HostList<string>;
  readonly places: HostList<Place>;
  readonly index: PlaceIndex;
  /** Called when the focus enters the address: loads the places, which only an editing user needs. */
  readonly enter: () => void;
  readonly type: (part: AddressPart, text: string) => void;
  /** Applies a choice from a list. */
  readonly choose: (parts: Partial<AddressTexts>) => void;
  /**
   * Called when a part loses the focus: cleans its text, fills in the other parts that follow from it, and checks the
   * address.
   */
  readonly leave: (part: AddressPart) => void;
}

export function useAddressEntry(props: AddressInputProps): AddressEntry {
  const { id, value, onChange, addresses, patience, texts = nl, problems = noProblems } = props;
  const { locale = defaultLocale } = props;
  const editable = !props.disabled && !props.readOnly;
  const [entered, setEntered] = useState(false);
  const typed = useRef(new Set<AddressPart>());
  /**
   * The postcode or city that lost the focus while the places were loading. It fills in the other one once the places
   * are loaded.
   */
  const leftEarly = useRef<keyof Place>(undefined);
  const afterPress = useAfterPress();
  const check = useAddressCheck({
    value,
    onChange,
    addresses,
    patience,
    onChecking: props.onChecking,
  });
  const address = value ?? emptyAddress;
  const listKey = (key: string) => (addresses && editable ? key : undefined);
  const countries = useHostList({
    key: listKey('countries'),
    load: async (signal) => (await addresses?.countries(signal)) ?? [],
    patience,
  });
  const places = useHostList({
    key: entered ? listKey(address.country) : undefined,
    load: async (signal) => (await addresses?.places(address.country, signal)) ?? [],
    patience,
  });
  const index = useMemo(() => indexPlaces(places.items, address.country), [places.items, address.country]);
  const settle = (part: AddressPart) => {
    const change = settledChange(address, part, index);
    if (Object.keys(change).length > 0) check.edit(change, 'later');
  };
  const latestSettle = useLatest(settle);
  useEffect(() => {
    if (places.state !== 'ready' || leftEarly.current === undefined) return;
    latestSettle.current(leftEarly.current);
    leftEarly.current = undefined;
  }, [places.state, latestSettle]);
  return {
    id,
    texts,
    locale,
    address,
    problems,
    editable,
    input: props,
    check,
    countries,
    places,
    index,
    enter: () => setEntered(true),
    type(part, text) {
      const parts = { ...address, [part]: text };
      if (focusedElement()?.id !== `${id}-${part}`) {
        // Browser autofill doesn't focus the field, so the field never loses the focus.
        check.edit({ [part]: text, ...settledChange(parts, part, index) }, 'later');
        return;
      }
      typed.current.add(part);
      if (isPlacePart(part)) leftEarly.current = undefined;
      const filled = isPlacePart(part) ? fillFromPlace(index, part, parts, true) : {};
      check.edit({ [part]: text, ...filled }, 'later');
    },
    choose(parts) {
      typed.current.clear();
      leftEarly.current = undefined;
      check.edit(parts, 'now');
    },
    leave(part) {
      // A stored value stays unchanged until the user edits it.
      if (!typed.current.delete(part)) return;
      if (isPlacePart(part) && places.state === 'loading') leftEarly.current = part;
      settle(part);
      afterPress(check.flush);
    },
  };
}

const noProblems: readonly FieldProblem[] = [];

/** The changes to an address when a part loses the focus. */
function settledChange(address: Address, part: AddressPart, index: PlaceIndex): Partial<AddressTexts> {
  const parts = { ...address, [part]: cleanLine(address[part]) };
  if (part === 'bus') parts.bus = parts.bus.replace(/^bus\s+/i, '');
  if (part === 'postal') parts.postal = writePostalCode(parts.postal, parts.country);
  if (part === 'street') Object.assign(parts, splitStreet(parts));
  if (part === 'streetNumber') Object.assign(parts, splitNumber(parts));
  if (isPlacePart(part)) Object.assign(parts, fillFromPlace(index, part, parts, false));
  const changed = Object.entries(parts).filter(([name, text]) => text !== address[name as AddressPart]);
  return Object.fromEntries(changed);
}

function isPlacePart(part: AddressPart): part is keyof Place {
  return part === 'postal' || part === 'city';
}
