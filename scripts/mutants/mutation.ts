/** One edit of a source: `text` replaces the characters from `start` to `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One planted fault in one file. */
export interface Mutation extends Edit {
  readonly room: string;
  /** Path from the root of the checkout. */
  readonly file: string;
  readonly operator: string;
  readonly line: number;
  /** The changed lines before and after, each joined into one line. */
  readonly before: string;
  readonly after: string;
}

export function applyEdit(source: string, { start, end, text }: Edit): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Describes an edit by its lines, which stay the same when the code moves within the file. */
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
