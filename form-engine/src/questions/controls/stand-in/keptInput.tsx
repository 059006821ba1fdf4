import { elementById, focusedElement } from '../../building-blocks/pageRoots.tsx';

/** The state of a stand-in's focused input when the real control takes over. */
export interface KeptInput {
  readonly id: string;
  readonly text: string;
  readonly selection: readonly [number, number];
  /** Whether the text was typed, and not only shown. */
  readonly isTyped: boolean;
  /** Whether the input was pressed, which opens the list of a control with one. */
  readonly isPressed: boolean;
}

/** The focused input inside this element; undefined when the focus is elsewhere. */
export function focusedInput(
  place: Element | null,
): Pick<KeptInput, 'id' | 'text' | 'selection'> | undefined {
  const input = focusedElement();
  if (!(input instanceof HTMLInputElement) || !place?.contains(input)) return undefined;
  const { id, value: text, selectionStart, selectionEnd } = input;
  return { id, text, selection: [selectionStart ?? text.length, selectionEnd ?? text.length] };
}

/** Goes on in the real control: the same focus, text and caret. Typed text is typed again, so that the control reads it. */
export function resumeInput({ id, text, selection, isTyped, isPressed }: KeptInput): void {
  const input = elementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus({ preventScroll: true });
  if (isTyped && input.value !== text) {
    writeAsTyped(input, text);
    input.setSelectionRange(...selection);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else if (isPressed) {
    input.click();
  }
  // A mask that wrote the text in another way has placed the caret itself.
  if (input.value === text) input.setSelectionRange(...selection);
}

/** Writes a text in the way that React takes for typing: past the property by which it follows its own writing. */
function writeAsTyped(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
}
