import { pageRoots } from './pageRoots.tsx';

/** Keys that do nothing alone. A screen reader stops speaking at Ctrl. */
const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift']);

/**
 * Calls `act` once, at the next key, press or dictated text anywhere in the page. A pending move of the focus ends there:
 * otherwise it takes what a person types. Another press of a submit button is no act, because it asks for the same.
 *
 * @returns a function that stops waiting.
 */
export function onNextAct(act: () => void): () => void {
  const waiting = new AbortController();
  // A dialog that opens meanwhile, for example for a password, asks for acts of its own.
  const dialogs = pageRoots().flatMap((root) => [...root.querySelectorAll('dialog')]);
  const isInNewDialog = (event: Event) => {
    // The path leads through shadow roots, at which the target of an event in the page ends.
    const dialog = event.composedPath().find((node) => node instanceof HTMLDialogElement);
    return dialog !== undefined && !dialogs.includes(dialog);
  };
  const options = { capture: true, signal: waiting.signal };
  const end = (event: Event) => {
    if (isInNewDialog(event)) return;
    waiting.abort();
    act();
  };
  document.addEventListener('pointerdown', (event) => isOnSubmit(event) || end(event), options);
  document.addEventListener('keydown', (event) => isIdle(event) || end(event), options);
  // The form itself sends `input` events too, for keys that came before a control had loaded.
  document.addEventListener('input', (event) => event.isTrusted && end(event), options);
  return () => waiting.abort();
}

function isOnSubmit(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('[type="submit"]') !== null;
}

/** Tells of a key that changes nothing: a modifier, or Enter that is held down or pressed again on the button. */
function isIdle(event: KeyboardEvent): boolean {
  if (event.key === 'Enter') return event.repeat || isOnSubmit(event);
  return modifiers.has(event.key) || (event.key === ' ' && isOnSubmit(event));
}
