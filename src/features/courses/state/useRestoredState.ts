import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as v from 'valibot';
import { readJson } from '#src/platform/storage/readJson.ts';
import { tabTexts } from '#src/platform/storage/storage.ts';
import { useStoredOnce } from '#src/platform/storage/useStoredOnce.ts';

/**
 * Restores the state of a part of a screen when a person returns by the browser's history; undefined on a new visit, and
 * while React hydrates. Without that state the page has another height, and the browser can't restore the scroll position.
 *
 * @param name Unique key in the session storage. Each screen with this part overwrites the state of the last one.
 * @param schema Validates the stored state.
 * @param readState Called when the part unmounts, while it is still in the document.
 */
export function useRestoredState<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  readState: () => Value,
): Value | undefined {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const latest = useRef({ key, readState });
  const restored = useStoredOnce(() => {
    const stored = v.safeParse(v.tuple([v.literal(key), schema]), readJson(tabTexts.read(name) ?? ''));
    return isReturn && stored.success ? stored.output[1] : undefined;
  });

  useLayoutEffect(() => {
    latest.current = { key, readState };
  });
  // A layout effect, because an ordinary effect cleans up after the part has left the document.
  useLayoutEffect(
    () => () => tabTexts.write(name, JSON.stringify([latest.current.key, latest.current.readState()])),
    [name],
  );
  return restored;
}
