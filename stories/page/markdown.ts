/** A block of a Markdown document of this repository. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly table: Table };

/** A table of a Markdown document. */
export interface Table {
  readonly head: readonly string[];
  /** Per column: whether its cells are aligned at the end, as figures are. */
  readonly atEnd: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
}

/** Reads headings, paragraphs, flat lists and tables: what the documents of this repository are made of. */
export function readBlocks(source: string): readonly Block[] {
  return source.split(/\n{2,}(?=\S)/).map((block): Block => {
    const text = block.trim();
    const heading = /^(#+) (.*)$/.exec(text);
    if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
    if (text.startsWith('|')) return { kind: 'table', table: readTable(text) };
    if (text.startsWith('- '))
      return {
        kind: 'list',
        items: text
          .slice(2)
          .split(/\n- /)
          .map((item) => item.replaceAll('\n', ' ')),
      };
    return { kind: 'text', text: text.replaceAll('\n', ' ') };
  });
}

/** The tables of a document, in its order. */
export function tablesOf(source: string): readonly Table[] {
  return readBlocks(source).flatMap((block) => (block.kind === 'table' ? [block.table] : []));
}

function readTable(text: string): Table {
  const [head = [], line = [], ...rows] = text.split('\n').map((row) =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { head, atEnd: line.map((dashes) => dashes.endsWith(':')), rows };
}
