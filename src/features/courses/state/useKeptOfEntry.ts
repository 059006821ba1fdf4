import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as v from 'valibot';
import { readJson } from '#src/platform/readJson.ts';
import { tabTexts } from '#src/platform/storage.ts';

/**
 * What a part of a screen looked like when it was left, for who comes back to it by the browser's history: where it was laid
 * out otherwise, the place where they were couldn't be found. Undefined for who comes anew.
 *
 * @param name One per part: of each only the screen that was left last is kept.
 * @param read Asked once, while the part is still in the document.
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
