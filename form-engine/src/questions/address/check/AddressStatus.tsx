import { useRef } from 'react';
import { fillIn } from '../../../texts/fillIn.ts';
import type { Texts } from '../../../texts/nl.ts';
import { type AddressTexts, addressParts, isDoubted } from '../addressParts.ts';
import { addressText } from '../addressText.ts';
import type { AddressEntry } from '../useAddressEntry.tsx';

/**
 * What the server says about the address, spoken where it changes: a doubt with what can be done about it, or that it was
 * found, overridden, or couldn't be checked. Its id is where a problem with `isValidAddress` leads to.
 */
export function AddressStatus({ entry }: { readonly entry: AddressEntry }) {
  const { id, address, texts, check, editable } = entry;
  const region = useRef<HTMLDivElement>(null);
  /** The pressed button goes; the focus stays where the answer to it will be said. */
  const act = (action: () => void) => () => {
    region.current?.focus({ preventScroll: true });
    action();
  };
  const { outcome } = check;
  const suggestion = outcome.at === 'doubted' ? outcome.suggestion : undefined;
  const sentence = statusText(entry);
  return (
    <div className="cf-address-status" role="status" id={`${id}-isValidAddress`} ref={region} tabIndex={-1}>
      {!isDoubted(address) &&
        refusals(entry).map((message) => (
          <p key={message} className="cf-problem">
            {message}
          </p>
        ))}
      {sentence && (
        <p className="cf-address-said" data-said={sentence}>
          {texts[sentence]}
        </p>
      )}
      {editable && isDoubted(address) && (
        <>
          {suggestion && (
            <button type="button" className="cf-link" onClick={act(() => entry.choose(suggestion))}>
              {fillIn(texts.didYouMean, { suggestion: suggestionText(address, suggestion) })}
            </button>
          )}
          <button type="button" className="cf-link" onClick={act(check.override)}>
            {texts.ignoreError}
          </button>
        </>
      )}
      {editable && outcome.at === 'unreachable' && (
        <button type="button" className="cf-link" onClick={act(check.askAgain)}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}

/** What a server refuses in the address that is wrong with none of its parts. */
function refusals({ problems }: AddressEntry): readonly string[] {
  const isOfPart = (at: string) => addressParts.some((part) => part === at);
  return problems.flatMap(({ path: [at], message }) => (at === undefined || isOfPart(at) ? [] : [message]));
}

function statusText({ address, check, editable }: AddressEntry): keyof Texts | undefined {
  if (!editable) return undefined;
  const { at } = check.outcome;
  if (at === 'checking') return 'addressChecking';
  if (at === 'unreachable') return 'addressUnchecked';
  if (isDoubted(address)) return 'addressUnknown';
  if (address.mark === 'overridden') return 'addressOverridden';
  if (at === 'unknown') return 'addressNotChecked';
  return at === 'found' ? 'addressFound' : undefined;
}

/** Street and number alone where nothing else differs: that is what is compared at a glance. */
function suggestionText(address: AddressTexts, suggestion: Partial<AddressTexts>): string {
  const { street, streetNumber, ...elsewhere } = suggestion;
  const known = { ...address, ...suggestion };
  if (Object.keys(elsewhere).length > 0) return addressText(known);
  return street === undefined && streetNumber === undefined
    ? addressText(known)
    : `${known.street} ${known.streetNumber}`;
}
