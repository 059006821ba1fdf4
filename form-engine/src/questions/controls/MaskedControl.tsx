import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../building-blocks/useLatest.tsx';
import { afterEdit, type EditHistory, historyOf, redone, undone } from './editHistory.ts';
import { caretAfter, endOfChange, type TextEdit, withDigitDeleted } from './maskedEdit.ts';
import { TextControl, type TextControlProps } from './TextControl.tsx';
import type { UndoStep } from './useUndoRequests.tsx';

/** State of a masked control: at least the text of its input, in the groups of its mask. */
export interface MaskedEntry {
  readonly text: string;
}

interface MaskedControlProps<Entry extends MaskedEntry> extends Omit<TextControlProps, 'onChange' | 'value'> {
  readonly entry: Entry;
  /** Formats an edited text: the same digits, in the groups of the mask. */
  readonly read: (edit: TextEdit) => Entry;
  readonly onEntry: (entry: Entry) => void;
}

/**
 * An input for digits in groups. Each edit is regrouped at once, and the caret stays behind the same digit. Backspace
 * and Delete always remove a digit, never only a separator. Rewriting the text clears the browser's undo history, so
 * the control keeps its own. Text in composition (an input method) is regrouped when the composition ends: a rewritten text
 * would be composed a second time.
 */
export function MaskedControl<Entry extends MaskedEntry>(props: MaskedControlProps<Entry>) {
  const { entry, read, onEntry, ...control } = props;
  const input = useRef<HTMLInputElement>(null);
  const kept = useRef<EditHistory<Entry>>(undefined);
  // A text from outside starts a new history.
  const history = () => (kept.current?.now.text === entry.text ? kept.current : historyOf(entry));
  const show = (element: HTMLInputElement, text: string, caret: number) => {
    element.value = text;
    element.setSelectionRange(caret, caret);
  };
  const takeStep = (step: UndoStep) => {
    const before = history();
    const after = step === 'undo' ? undone(before) : redone(before);
    if (after === before) return;
    kept.current = after;
    if (input.current) show(input.current, after.now.text, endOfChange(before.now.text, after.now.text));
    onEntry(after.now);
  };
  const take = (text: string, element: HTMLInputElement, inputType: string) => {
    const typed = { text, caret: element.selectionStart ?? text.length, inputType };
    const stays = read(typed).text === entry.text;
    const edit = stays ? withDigitDeleted(typed) : typed;
    const next = read(edit);
    kept.current = afterEdit(history(), next, inputType);
    if (next.text !== text) show(element, next.text, caretAfter(edit, next.text));
    onEntry(next);
  };
  const isComposing = useComposition(input, (element) => take(element.value, element, 'insertText'));
  return (
    <TextControl
      {...control}
      inputRef={input}
      value={entry.text}
      onUndo={takeStep}
      onChange={(text, element, inputType) => {
        if (!isComposing.current) take(text, element, inputType);
      }}
    />
  );
}

/** Whether an input method composes text in the input. Calls `onEnd` when it ends: browsers send no `input` event after it. */
function useComposition(
  input: RefObject<HTMLInputElement | null>,
  onEnd: (element: HTMLInputElement) => void,
): RefObject<boolean> {
  const isComposing = useRef(false);
  const latest = useLatest(onEnd);
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const tell = (composes: boolean) => {
      isComposing.current = composes;
      if (!composes) latest.current(element);
    };
    element.addEventListener('compositionstart', () => tell(true), { signal });
    element.addEventListener('compositionend', () => tell(false), { signal });
    return () => listening.abort();
  }, [input, latest]);
  return isComposing;
}
