import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';

interface TypedTextOptions {
  /** Debounce in milliseconds. */
  delay: number;
  /** Writes the text to the address. */
  write: (text: string) => void;
}

/**
 * Typed text that is also kept in the address. The address follows after a debounce, because a router that answers later than a
 * key press would move the caret. During a navigation the address isn't written, so that a link pressed right after the last
 * key still works, and so does a question that this link opens first.
 * @param inAddress The text that the address holds now.
 */
export function useTypedText(inAddress: string, { delay, write }: TypedTextOptions) {
  const [text, setText] = useState(inAddress);
  const settled = useDebounced(text, delay);
  const isMoving = useNavigation().state !== 'idle';
  // The router's own state, because the rendered one lags behind: on a slow device, a late write would cancel a link just
  // pressed.
  const router = use(DataRouterContext)?.router;
  // Writes each text only once, because the address may normalise the text.
  const written = useRef(inAddress);
  const writeSettled = useEffectEvent(() => {
    if (settled !== text || settled === written.current) return;
    if (router && isLeaving(router.state)) return;
    written.current = settled;
    if (settled !== inAddress) write(settled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what settled is written, at once or after the navigation
  useEffect(() => {
    if (!isMoving) writeSettled();
  }, [settled, isMoving]);
  return { text, setText, settled };
}

interface RouterState {
  readonly navigation: { readonly state: string };
  readonly blockers: ReadonlyMap<string, { readonly state: string }>;
}

/** Whether a navigation is on its way, or waits for an answer: any other navigation would close that question. */
function isLeaving({ navigation, blockers }: RouterState): boolean {
  return navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state === 'blocked');
}

/** Debounces a value: returns it once it hasn't changed for this many milliseconds. */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
