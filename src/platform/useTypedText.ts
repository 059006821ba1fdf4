import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';
import { useDebounced } from './useDebounced.ts';

interface TypedTextOptions {
  /** Milliseconds without a key. */
  delay: number;
  /** Puts the text in the address. */
  write: (text: string) => void;
}

/**
 * Text that somebody types, ahead of the address that keeps it: the address follows when typing rests, because a router
 * that answers later than a key would move the caret. It doesn't follow while a navigation is under way: a link that was
 * pressed right after the last key leads where it leads.
 * @param inAddress What the address holds by now.
 */
export function useTypedText(inAddress: string, { delay, write }: TypedTextOptions) {
  const [text, setText] = useState(inAddress);
  const settled = useDebounced(text, delay);
  const isMoving = useNavigation().state !== 'idle';
  // What is drawn of a navigation lags behind: on a slow device a key that rests would call off a link just pressed.
  const router = use(DataRouterContext)?.router;
  // Once each: an address may keep it otherwise than it was typed.
  const written = useRef(inAddress);
  const writeSettled = useEffectEvent(() => {
    if (settled !== text || settled === written.current) return;
    if (router && router.state.navigation.state !== 'idle') return;
    written.current = settled;
    if (settled !== inAddress) write(settled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what settled is written, at once or after the navigation
  useEffect(() => {
    if (!isMoving) writeSettled();
  }, [settled, isMoving]);
  return { text, setText, settled };
}
