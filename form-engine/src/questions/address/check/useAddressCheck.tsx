import { useEffect, useState } from 'react';
import type { AddressPort } from '../../../ports.ts';
import { useLatest } from '../../building-blocks/useLatest.tsx';
import type { Address } from '../../question-kind/answer.ts';
import {
  type AddressTexts,
  addressParts,
  cleanParts,
  defaultCountry,
  emptyAddress,
  isBegun,
  isSamePlace,
  missingParts,
} from '../addressParts.ts';
import { askPort } from '../ports/askPort.ts';
import { createLatestRequest } from '../ports/latestRequest.ts';
import { judgeAddress } from './judgeAddress.ts';

/** Milliseconds without an edit after which the server is asked; leaving the part asks at once. */
const quietTime = 400;

/** What became of the last question to the server. */
type CheckOutcome =
  | { readonly at: 'nothing' | 'checking' | 'found' | 'unknown' | 'unreachable' }
  | { readonly at: 'doubted'; readonly suggestion: Partial<AddressTexts> | undefined };

export interface AddressCheck {
  readonly outcome: CheckOutcome;
  /** Takes in what the person changed; the server is asked a while later, or at once. */
  readonly edit: (change: Partial<AddressTexts>, asking: 'later' | 'now') => void;
  /** Asks now what would be asked later. */
  readonly flush: () => void;
  readonly override: () => void;
  /** Asks once more about the address as it stands. */
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
 * Has each changed address checked by the server, and writes the verdict into the address (Specification 4.5). Only the
 * last question counts, and only while the address is still the one that was asked about.
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
  /** One that was superseded is still under way: by the next. */
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

/** The corrected parts as they stand in the address. Blanks around one stay until it is left: the next word may be on its way. */
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
