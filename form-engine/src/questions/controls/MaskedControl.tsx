import { useRef } from 'react';
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
 * the control keeps its own.
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
  return (
    <TextControl
      {...control}
      inputRef={input}
      value={entry.text}
      onUndo={takeStep}
      onChange={(text, element, inputType) => {
        const typed = { text, caret: element.selectionStart ?? text.length, inputType };
        const stays = read(typed).text === entry.text;
        const edit = stays ? withDigitDeleted(typed) : typed;
        const next = read(edit);
        kept.current = afterEdit(history(), next, inputType);
        if (next.text !== text) show(element, next.text, caretAfter(edit, next.text));
        onEntry(next);
      }}
    />
  );
}
