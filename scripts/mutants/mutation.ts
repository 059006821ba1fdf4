/** One edit of a source: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One fault that is planted in one file. */
export interface Mutation extends Edit {
  readonly room: string;
  /** From the folder of the checkout. */
  readonly file: string;
  readonly operator: string;
  readonly line: number;
  /** The lines that change, as they are and as they become, on one line each. */
  readonly before: string;
  readonly after: string;
}

export function applyEdit(source: string, { start, end, text }: Edit): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** The lines around an edit, as they are and as they become: this stays the same when the lines move. */
export function describeEdit(source: string, edit: Edit): Pick<Mutation, 'line' | 'before' | 'after'> {
  const from = source.lastIndexOf('\n', edit.start - 1) + 1;
  const newline = source.indexOf('\n', edit.end);
  const to = newline === -1 ? source.length : newline;
  return {
    line: source.slice(0, edit.start).split('\n').length,
    before: onOneLine(source.slice(from, to)),
    after: onOneLine(source.slice(from, edit.start) + edit.text + source.slice(edit.end, to)),
  };
}

/** The name of a mutation in lists and results. */
export function mutationKey({ file, before, after }: Pick<Mutation, 'file' | 'before' | 'after'>): string {
  return `${file}: ${before} => ${after}`;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
