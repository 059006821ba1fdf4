import { useEffect, useState } from 'react';
import type { AddressPort } from '../../ports.ts';
import { useLatest } from '../building-blocks/useLatest.tsx';
import { askPort } from '../controls/ports/askPort.ts';
import { createLatestRequest } from '../controls/ports/latestRequest.ts';
import type { Address } from '../question-kind/answer.ts';
import {
  type AddressTexts,
  addressParts,
  cleanParts,
  defaultCountry,
  emptyAddress,
  isBegun,
  isSamePlace,
  missingParts,
} from './addressParts.ts';
import { judgeAddress } from './judgeAddress.ts';

/** Debounce before the server checks the address, in milliseconds. Leaving a part checks at once. */
const quietTime = 400;

/** Outcome of the last check. */
type CheckOutcome =
  | { readonly at: 'nothing' | 'checking' | 'found' | 'unknown' | 'unreachable' }
  | { readonly at: 'doubted'; readonly suggestion: Partial<AddressTexts> | undefined };

export interface AddressCheck {
  readonly outcome: CheckOutcome;
  /** Applies a change of the user. The server checks it after the debounce, or at once. */
  readonly edit: (change: Partial<AddressTexts>, asking: 'later' | 'now') => void;
  /** Sends a debounced check at once. */
  readonly flush: () => void;
  readonly override: () => void;
  /** Checks the current address again. */
  readonly askAgain: () => void;
}

interface Checked {
  readonly value: Address | undefined;
  readonly onChange: (value: Address | undefined) => void;
  readonly addresses: AddressPort | undefined;
  readonly patience: number | undefined;
  readonly onChecking: ((isUnderWay: boolean) => void) | undefined;
}

/**
 * Checks each changed address at the server, and writes the verdict into the address (Specification 4.5). Only the
 * latest check counts, and only while the address hasn't changed since.
 */
export function useAddressCheck(checked: Checked): AddressCheck {
  const [asked, setAsked] = useState<{ about: AddressTexts; outcome: CheckOutcome }>();
  const latest = useLatest(checked);
  const [request] = useState(createLatestRequest);
  const tell = (isUnderWay: boolean) => latest.current.onChecking?.(isUnderWay);
  const cancel = () => {
    request.cancel();
    tell(false);
  };
  const cancelAtTheEnd = useLatest(cancel);
  useEffect(() => () => cancelAtTheEnd.current(), [cancelAtTheEnd]);

  const { value } = checked;
  const isAboutThis =
    asked !== undefined && value !== undefined && isSamePlace(asked.about, cleanParts(value));
  const change = (address: Address) => {
    latest.current = { ...latest.current, value: address };
    latest.current.onChange(isBegun(address) || address.country !== defaultCountry ? address : undefined);
  };
  const judge = async (address: Address, signal: AbortSignal) => {
    const { addresses, patience } = latest.current;
    if (!addresses) return;
    const about = cleanParts(address);
    setAsked({ about, outcome: { at: 'checking' } });
    const ask = (limited: AbortSignal) => addresses.validate({ ...address, ...about }, limited);
    const said = await askPort(ask, { signal, patience }).catch(() => undefined);
    const now = latest.current.value;
    if (signal.aborted || !now || !isSamePlace(cleanParts(now), about)) return;
    if (!said) return setAsked({ about, outcome: { at: 'unreachable' } });
    const { verdict, corrected, suggestion } = judgeAddress(about, said);
    setAsked({
      about: { ...about, ...corrected },
      outcome: verdict === 'doubted' ? { at: verdict, suggestion } : { at: verdict },
    });
    const { mark: _, ...judged } = { ...now, ...rewritten(now, about, corrected) };
    change(
      verdict === 'unknown'
        ? { ...judged, isValidAddress: false, mark: 'unchecked' }
        : { ...judged, isValidAddress: verdict === 'found' },
    );
  };
  /** Reports the end of a check. A superseded check reports nothing, because the newer one is still running. */
  const check = (address: Address) => (signal: AbortSignal) =>
    judge(address, signal).finally(() => signal.aborted || tell(false));
  const edit: AddressCheck['edit'] = (changes, asking) => {
    const before = latest.current.value ?? emptyAddress;
    const next = { ...before, ...changes };
    if (isSamePlace(next, before)) return change(next);
    const unchecked: Address = { ...next, isValidAddress: false, mark: 'unchecked' };
    change(unchecked);
    if (missingParts(unchecked).length > 0) return cancel();
    if (latest.current.addresses) tell(true);
    if (asking === 'now') request.now(check(unchecked));
    else request.later(quietTime, check(unchecked));
  };
  return {
    outcome: isAboutThis ? asked.outcome : { at: 'nothing' },
    edit,
    flush: request.flush,
    override: () => value && change({ ...value, isValidAddress: true, mark: 'overridden' }),
    askAgain() {
      if (!value) return;
      tell(true);
      request.now(check(value));
    },
  };
}

/**
 * The corrected parts with the surrounding blanks that the user typed. The blanks stay until the part loses the focus,
 * because another word may follow.
 */
function rewritten(
  now: AddressTexts,
  about: AddressTexts,
  corrected: Partial<AddressTexts>,
): Partial<AddressTexts> {
  const parts = addressParts.flatMap((part) => {
    const letters = corrected[part];
    return letters === undefined ? [] : [[part, now[part].replace(about[part], () => letters)]];
  });
  return Object.fromEntries(parts);
}
