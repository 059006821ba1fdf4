/** What a masked control showed before and after each step, since writing its groups empties the browser's own undo. */
export interface EditHistory<Entry> {
  readonly past: readonly Entry[];
  readonly now: Entry;
  readonly future: readonly Entry[];
  /** Of the last edit: edits of one kind that follow each other are one step, as in a browser. */
  readonly inputType: string;
}

export function historyOf<Entry>(now: Entry): EditHistory<Entry> {
  return { past: [], now, future: [], inputType: '' };
}

/** After an edit. What a browser filled in or somebody pasted is always a step of its own. */
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

/** A step back; the same history where there is none. */
export function undone<Entry>(history: EditHistory<Entry>): EditHistory<Entry> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.now, ...history.future];
  return { past: history.past.slice(0, -1), now: before, future, inputType: '' };
}

/** A step forward again; the same history where there is none. */
export function redone<Entry>(history: EditHistory<Entry>): EditHistory<Entry> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future, inputType: '' };
}
