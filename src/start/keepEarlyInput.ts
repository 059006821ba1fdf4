import { notLoadedEvent, takenOverEvent, waitingMark } from '../platform/loading/startProtocol.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a person presses and types on a page before React has taken it over, and repeats it afterwards. `<details>` and GET forms work
 * by themselves, and so do links, until something is typed: React may take that along to the next page.
 */
export function keepEarlyInput(page: Document): void {
  const early = new AbortController();
  const { signal } = early;
  const changed = new Map<Field, () => void>();
  let pressed: HTMLElement | undefined;
  let comes = true;

  const keepPress = (event: MouseEvent) => {
    const kept = buttonAt(event.target) ?? (comes && changed.size > 0 ? linkOf(event) : undefined);
    if (!kept) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute(waitingMark);
    pressed = kept;
    if (comes) pressed.setAttribute(waitingMark, '');
  };
  const keepChange = ({ target }: Event) => {
    if (isField(target)) changed.set(target, repeatOf(target));
  };
  // Enter in a field submits its form. The browser would send it to the page itself, which answers no form.
  const keepSubmit = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && !worksByItself(event.target)) event.preventDefault();
  };
  // The browser would put the part's id into the address, where a hash can name a course.
  const skip = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    page.getElementById(link.hash.slice(1))?.focus();
  };
  // Nothing will repeat the press, so a button doesn't look busy, and a link leads on by itself.
  const giveUp = () => {
    comes = false;
    pressed?.removeAttribute(waitingMark);
    if (pressed instanceof HTMLAnchorElement) pressed.click();
  };
  page.addEventListener(notLoadedEvent, giveUp, { signal });
  page.addEventListener('click', keepPress, { capture: true, signal });
  page.addEventListener('click', skip, { capture: true, signal });
  page.addEventListener('submit', keepSubmit, { capture: true, signal });
  page.addEventListener('input', keepChange, { capture: true, signal });
  page.addEventListener('change', keepChange, { capture: true, signal });
  page.addEventListener(
    takenOverEvent,
    () => {
      early.abort();
      for (const repeat of changed.values()) repeat();
      pressed?.removeAttribute(waitingMark);
      pressed?.click();
    },
    { signal },
  );
}

/** The pressed button, unless the browser itself knows what to do. */
function buttonAt(target: EventTarget | null): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || (button.type === 'submit' && button.form && worksByItself(button.form))) return undefined;
  return button;
}

/** The link of a press that opens it here. A press with another key or button opens it elsewhere, and this page stays. */
function linkOf({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLElement | undefined {
  const link =
    target instanceof Element ? target.closest('a[href]:not([href^="#"], [target], [download])') : null;
  return link instanceof HTMLElement && !ctrlKey && !metaKey && !shiftKey && !altKey ? link : undefined;
}

/** A form that leads to an address. Any other is sent by script. */
function worksByItself(form: HTMLFormElement): boolean {
  return form.getAttribute('method') === 'get';
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Remembers the state of a field, and returns a function that tells React about it. */
function repeatOf(field: Field): () => void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field;
    return () => {
      // React compares with the state that it set itself.
      field.checked = !checked;
      if (field.type === 'checkbox' || checked) field.click();
    };
  }
  const { value } = field;
  const typedAt = caretOf(field);
  return () => {
    // React may have emptied the field, and then the caret is at its start.
    const caret = field.value === value ? caretOf(field) : typedAt;
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    field.value = '';
    // Writes with the browser's own setter, because React tracks its own setter and would see no change.
    own?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
    if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
  };
}

/** The selected range. Undefined for a field without one, such as a number. */
function caretOf(field: Field): [number, number | null] | undefined {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd];
}
