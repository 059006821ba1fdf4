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
  let place = placeAfterDigits(shown, countDigits(edit.text.slice(0, edit.caret)));
  // Deleting forward must get past what stands between the groups, which comes back each time.
  if (edit.inputType === 'deleteContentForward') while (/\D/.test(shown[place] ?? '0')) place += 1;
  return place;
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
