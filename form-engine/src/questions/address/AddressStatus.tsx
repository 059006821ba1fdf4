import { useRef } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import type { Language } from '../../texts/language.ts';
import type { Texts } from '../../texts/nl.ts';
import { type AddressTexts, addressParts, isDoubted } from './addressParts.ts';
import { addressText } from './addressText.ts';
import type { AddressEntry } from './useAddressEntry.tsx';

/**
 * The result of the address check, in a live region: doubted with what the user can do, found, overridden or not
 * checked. The id of this element is the target of problems at `isValidAddress`.
 */
export function AddressStatus({ entry }: { readonly entry: AddressEntry }) {
  const { id, address, texts, check, editable } = entry;
  const region = useRef<HTMLDivElement>(null);
  /** Moves the focus to the live region, because the pressed button disappears. */
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
              {fillIn(texts.didYouMean, { suggestion: suggestionText(address, suggestion, entry) })}
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

/** The server's problems that belong to none of the visible parts. */
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

/** Writes street and number only where nothing else differs, because that is quicker to compare. */
function suggestionText(
  address: AddressTexts,
  suggestion: Partial<AddressTexts>,
  language: Language,
): string {
  const { street, streetNumber, ...elsewhere } = suggestion;
  const known = { ...address, ...suggestion };
  if (Object.keys(elsewhere).length > 0) return addressText(known, language);
  return street === undefined && streetNumber === undefined
    ? addressText(known, language)
    : `${known.street} ${known.streetNumber}`;
}
