import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as v from 'valibot';
import { readJson } from '#src/platform/readJson.ts';
import { tabTexts } from '#src/platform/storage.ts';

/**
 * Restores the state of a part of a screen when a person returns by the browser's history. Without that state the layout
 * differs, and the scroll position is lost. Undefined on a new visit.
 *
 * @param name A unique name for the part. Only the last screen with that part is stored.
 * @param read Called once when the part is left, while it is still in the document.
 */
export function useKeptOfEntry<Value>(
  name: string,
  value: v.GenericSchema<unknown, Value>,
  read: () => Value,
): Value | undefined {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const latest = useRef({ key, read });
  const [kept] = useState(() => {
    const stored = v.safeParse(v.tuple([v.literal(key), value]), readJson(tabTexts.read(name) ?? ''));
    return isReturn && stored.success ? stored.output[1] : undefined;
  });

  useLayoutEffect(() => {
    latest.current = { key, read };
  });
  useLayoutEffect(
    () => () => tabTexts.write(name, JSON.stringify([latest.current.key, latest.current.read()])),
    [name],
  );
  return kept;
}
