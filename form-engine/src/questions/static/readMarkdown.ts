/** Text inside a block. `link` only ever has an `http`, `https` or `mailto` address. */
export type Inline =
  | string
  | { readonly is: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly is: 'link'; readonly href: string; readonly text: string }
  | { readonly is: 'break' };

/** A paragraph, or a list with the text of each item. */
export type Block =
  | { readonly is: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

/**
 * Reads a safe subset of Markdown: paragraphs, line breaks, lists with `-`, `*` or `1.`, `**bold**`, `*italic*`,
 * `[text](address)` and `\` before a character that has a meaning. Anything else is text: HTML, pictures, headings,
 * and links with another scheme. Takes linear time, and nothing nests deeper than three levels.
 */
export function readMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let list: { readonly ordered: boolean; readonly items: string[] } | undefined;
  const endBlock = () => {
    if (lines.length > 0) blocks.push({ is: 'paragraph', parts: readInline(lines.join('\n')) });
    if (list) blocks.push({ is: 'list', ordered: list.ordered, items: list.items.map(readInline) });
    lines = [];
    list = undefined;
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const [, marker, item] = /^ {0,3}([-*]|\d{1,9}[.)])[ \t]+(.*)$/.exec(line) ?? [];
    if (marker !== undefined && item !== undefined) {
      const ordered = /\d/.test(marker);
      if (list?.ordered !== ordered) endBlock();
      list ??= { ordered, items: [] };
      list.items.push(item.trim());
    } else if (line.trim() === '') endBlock();
    else {
      if (list) endBlock();
      lines.push(line.trim());
    }
  }
  endBlock();
  return blocks;
}

/** A word of the text: an escaped character, a marker, a link, a line break, plain text, or a single character. */
const word = /\\([\\*[\]()-])|(\*\*?)|\[([^[\]\n]{1,500})\]\(([^\s()<>"]{1,2000})\)|(\n)|[^\\*[\n]+|[\\[]/g;

interface Open {
  readonly marker: string;
  readonly parts: Inline[];
}

function readInline(text: string): readonly Inline[] {
  const root: Open = { marker: '', parts: [] };
  const open: Open[] = [root];
  const innermost = () => open.at(-1) ?? root;
  // An unclosed marker is text, followed by what would have been inside.
  const giveUp = () => {
    const { marker, parts } = open.pop() ?? root;
    innermost().parts.push(marker);
    for (const part of parts) innermost().parts.push(part);
  };
  for (const match of text.matchAll(word)) {
    const [whole, escaped, marker, label, address, lineBreak] = match;
    if (marker !== undefined) {
      const isOpen = open.some((level) => level.marker === marker);
      const [before, after] = [text[match.index - 1] ?? ' ', text[match.index + marker.length] ?? ' '];
      if (isOpen && /\S/.test(before)) {
        while (innermost().marker !== marker) giveUp();
        const { parts } = open.pop() ?? root;
        innermost().parts.push({ is: marker === '**' ? 'strong' : 'emphasis', parts });
      } else if (!isOpen && /\S/.test(after)) open.push({ marker, parts: [] });
      else innermost().parts.push(marker);
    } else if (lineBreak !== undefined) innermost().parts.push({ is: 'break' });
    else if (label !== undefined && address !== undefined && isSafeAddress(address))
      innermost().parts.push({ is: 'link', href: address, text: label });
    else innermost().parts.push(escaped ?? whole);
  }
  while (open.length > 1) giveUp();
  return root.parts;
}

/** Whether a link may lead there. Any other scheme could run a script, and a path would lead into the host's site. */
function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/[^/?#]|mailto:[^/?#])/i.test(address) && !/\p{C}/u.test(address);
}

/** The text without its markup, for a place where only text can stand. */
export function plainText(blocks: readonly Block[]): string {
  const ofInline = (parts: readonly Inline[]): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if (part.is === 'break') return '\n';
        return part.is === 'link' ? part.text : ofInline(part.parts);
      })
      .join('');
  return blocks
    .map((block) =>
      block.is === 'paragraph'
        ? ofInline(block.parts)
        : block.items.map((item) => `- ${ofInline(item)}`).join('\n'),
    )
    .join('\n\n');
}
