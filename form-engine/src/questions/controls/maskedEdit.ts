/** A text right after an edit, with the position of the caret. */
export interface TextEdit {
  readonly text: string;
  readonly caret: number;
  /** The DOM's `inputType`: `insertText`, `insertFromPaste`, `deleteContentForward`, …; `''` for autofill. */
  readonly inputType: string;
}

/** The position of the caret after `edit.text` is rewritten to `shown`, which has the same digits in other groups. */
export function caretAfter(edit: TextEdit, shown: string): number {
  if (edit.text === shown) return edit.caret;
  if (edit.caret >= edit.text.length) return shown.length;
  return placeAfterDigits(shown, countDigits(edit.text.slice(0, edit.caret)));
}

/**
 * Also deletes the next digit in the direction of the deletion. Needed where a key deleted only a separator, which the
 * mask puts back. Returns the same edit where no digit is there.
 */
export function withDigitDeleted(edit: TextEdit): TextEdit {
  const [before, after] = [edit.text.slice(0, edit.caret), edit.text.slice(edit.caret)];
  if (edit.inputType === 'deleteContentForward') return { ...edit, text: before + after.replace(/\d/, '') };
  if (edit.inputType !== 'deleteContentBackward') return edit;
  const kept = before.replace(/\d(?=\D*$)/, '');
  return { ...edit, text: kept + after, caret: kept.length };
}

/** The end of the last difference between two texts: the position of the caret after undo or redo. */
export function endOfChange(before: string, after: string): number {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before.at(-1 - same) === after.at(-1 - same))
    same += 1;
  return after.length - same;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

function placeAfterDigits(text: string, count: number): number {
  let [place, seen] = [0, 0];
  while (seen < count && place < text.length) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
    place += 1;
  }
  return place;
}
