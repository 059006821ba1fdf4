/** Undo history of a masked control. Rewriting the text in groups clears the browser's own history. */
export interface EditHistory<Entry> {
  readonly past: readonly Entry[];
  readonly now: Entry;
  readonly future: readonly Entry[];
  /** The `inputType` of the last edit. Consecutive edits of one type are one undo step, as in a browser. */
  readonly inputType: string;
}

export function historyOf<Entry>(now: Entry): EditHistory<Entry> {
  return { past: [], now, future: [], inputType: '' };
}

/** Adds an edit to the history. Autofill and paste are always a step of their own. */
export function afterEdit<Entry>(
  history: EditHistory<Entry>,
  now: Entry,
  inputType: string,
): EditHistory<Entry> {
  const goesOn = inputType === history.inputType && /^(insertText|deleteContent)/.test(inputType);
  return {
    past: goesOn ? history.past : [...history.past, history.now],
    now,
    future: [],
    inputType,
  };
}

/** Goes one step back. Returns the same history where there is no earlier step. */
export function undone<Entry>(history: EditHistory<Entry>): EditHistory<Entry> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.now, ...history.future];
  return { past: history.past.slice(0, -1), now: before, future, inputType: '' };
}

/** Goes one step forward. Returns the same history where there is no later step. */
export function redone<Entry>(history: EditHistory<Entry>): EditHistory<Entry> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future, inputType: '' };
}
