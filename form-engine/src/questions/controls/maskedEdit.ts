/** What a person just did to a text: how it reads now, and where the caret is. */
export interface TextEdit {
  readonly text: string;
  readonly caret: number;
  /** The DOM's `inputType`: `insertText`, `insertFromPaste`, `deleteContentForward`, …; `''` where a browser filled it in. */
  readonly inputType: string;
}

/** Where the caret belongs once `edit.text` was rewritten to `shown`, which has the same digits in other groups. */
export function caretAfter(edit: TextEdit, shown: string): number {
  if (edit.text === shown) return edit.caret;
  if (edit.caret >= edit.text.length) return shown.length;
  return placeAfterDigits(shown, countDigits(edit.text.slice(0, edit.caret)));
}

/**
 * The same edit without the digit next to the caret, on the side that was deleted: for a key that took only what stands
 * between two groups, which the mask puts back. The same edit where no digit is there.
 */
export function withDigitDeleted(edit: TextEdit): TextEdit {
  const [before, after] = [edit.text.slice(0, edit.caret), edit.text.slice(edit.caret)];
  if (edit.inputType === 'deleteContentForward') return { ...edit, text: before + after.replace(/\d/, '') };
  if (edit.inputType !== 'deleteContentBackward') return edit;
  const kept = before.replace(/\d(?=\D*$)/, '');
  return { ...edit, text: kept + after, caret: kept.length };
}

/** Where a text that replaces another one differs from it last: where the caret stands after a step back or forward. */
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
