import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { FormStore } from '../store/formStore.ts';
import { subscribeToNothing, useOptionalStore } from './useOptionalStore.ts';

/** Number of questions that a long form draws at once: higher than most screens, so nothing on the screen moves. */
const firstCount = 25;

/** A form with no more questions is drawn at once. */
const longForm = 100;

/**
 * The questions that a long form begins with, so that the first ones appear as soon as those of a short form. The rest
 * follows while the browser is idle, in a transition that gives way to input; at once for a refused submit, a change of
 * the view, a print, a key that may move or search, or an address with an anchor. HTML of a server is always the whole
 * form, and so is its hydration.
 * Decision: docs/decisions/0095-a-long-form-begins-with-its-first-questions.md
 *
 * @returns the keys of the first questions; `undefined` for the whole form.
 */
export function useFirstQuestions(store: FormStore | undefined): ReadonlySet<string> | undefined {
  const startsWhole = useSyncExternalStore(subscribeToNothing, hasAnchor, isServerSide);
  const [isWhole, setWhole] = useState(
    () => startsWhole || !store || store.shell.getState().visible.size <= longForm,
  );
  const [view] = useState(() => store?.shell.getState().view);
  // A whole form listens to nothing: a refused submit would otherwise draw its sections again.
  const isAsked = useOptionalStore(
    isWhole ? undefined : store?.shell,
    (shell) => shell !== undefined && (shell.refusals > 0 || shell.view !== view),
  );
  useEffect(() => {
    if (isWhole) return undefined;
    const drawNow = () => flushSync(() => setWhole(true));
    // Keys other than characters may go to the next field, to the end of the page, or search in it.
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length > 1 || ctrlKey || metaKey) drawNow();
    };
    const cancel = whenIdle(() => startTransition(() => setWhole(true)));
    window.addEventListener('beforeprint', drawNow);
    window.addEventListener('hashchange', drawNow);
    window.addEventListener('keydown', onKey, true);
    return () => {
      cancel();
      window.removeEventListener('beforeprint', drawNow);
      window.removeEventListener('hashchange', drawNow);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [isWhole]);
  const isPart = !isWhole && !isAsked;
  return useMemo(
    () => (isPart && store ? new Set([...store.shell.getState().visible].slice(0, firstCount)) : undefined),
    [isPart, store],
  );
}

function hasAnchor(): boolean {
  return location.hash !== '';
}

function isServerSide(): boolean {
  return true;
}

/** Safari has no `requestIdleCallback`. The time limit in milliseconds is for a page that is never idle. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: 500 });
  return () => cancelIdleCallback(request);
}
