import { useEffect, useState } from 'react';
import { elementById } from '../building-blocks/pageRoots.tsx';
import type { FieldProblem } from '../controls/questionView.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { AddressStatus } from './AddressStatus.tsx';
import type { AddressInputProps } from './addressInputProps.tsx';
import { addressParts, isBegun } from './addressParts.ts';
import { AddressParts } from './parts/AddressParts.tsx';
import { useAddressEntry } from './useAddressEntry.tsx';

/**
 * A postal address in separate fields (Specification 4.5). Each part has the id `${id}-${part}`. The host draws the
 * fieldset and legend around it. `value` is `undefined` for no address.
 *
 * Postcode and city narrow each other. The server checks each changed address and sets `isValidAddress`. A suggestion
 * of the server is offered, and the user can override its doubt. Without an answer within `patience` milliseconds the
 * address stays `'unchecked'`, and the user is told.
 */
export function AddressInput(props: AddressInputProps) {
  const { id, places, onBlur, describedBy, patience } = props;
  const entry = useAddressEntry(props);
  const [manual, setManual] = useState<'hidden' | 'asked' | 'shown'>('hidden');
  const needsParts = !places || !entry.editable || isBegun(entry.address) || hasPartProblem(entry.problems);
  // The parts stay once they are shown: clearing a field must not hide it while somebody types.
  if (manual === 'hidden' && needsParts) setManual('shown');
  useEffect(() => {
    if (manual === 'asked') elementById(`${id}-street`)?.focus();
  }, [manual, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the inputs inside, and is not interactive itself
    <div
      className="cf-address"
      onFocus={entry.enter}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      {places && entry.editable && <AddressSearch {...{ entry, places, patience, describedBy }} />}
      {manual === 'hidden' && !needsParts ? (
        <button type="button" className="cf-link" onClick={() => setManual('asked')}>
          {entry.texts.addressNotFound}
        </button>
      ) : (
        <AddressParts entry={entry} />
      )}
      <AddressStatus entry={entry} />
    </div>
  );
}

function hasPartProblem(problems: readonly FieldProblem[]): boolean {
  return problems.some(({ path: [at] }) => addressParts.some((part) => part === at));
}
