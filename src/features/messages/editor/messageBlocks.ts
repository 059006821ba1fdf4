import type { Node as EditorNode } from 'prosemirror-model';
import type { MessageBlocks } from '../messageContent.ts';
import { messageSchema } from './messageSchema.ts';

type Block = MessageBlocks[number];
type Span = Extract<Block, { type: 'text' }>['spans'][number];

const { nodes, marks } = messageSchema;

/** The document of the editor. @param srcOf - address of a picture by its fid */
export function documentOf(blocks: MessageBlocks, srcOf: (fid: number) => string): EditorNode {
  const content = blocks.flatMap((block) => nodeOf(block, srcOf) ?? []);
  return nodes.doc.create(null, content.length === 0 ? [nodes.paragraph.create()] : content);
}

function nodeOf(block: Block, srcOf: (fid: number) => string): EditorNode | undefined {
  switch (block.type) {
    case 'heading':
      return nodes.heading.create(null, textNodes([plain(block.text)]));
    case 'paragraph':
      return nodes.paragraph.create(null, textNodes([plain(block.text)]));
    case 'text':
      return nodes.paragraph.create(null, textNodes(block.spans));
    case 'link':
      return nodes.paragraph.create(null, textNodes([{ ...plain(block.label), url: block.url }]));
    case 'list':
      return listOf(
        false,
        block.items.map((item) => [plain(item)]),
      );
    case 'items':
      return listOf(block.numbered, block.items);
    case 'picture': {
      const { fid, alt, width, height } = block;
      return nodes.picture.create({ fid, alt, width, height, src: srcOf(fid) });
    }
  }
}

function plain(text: string): Span {
  return { text, bold: false, url: null };
}

function listOf(numbered: boolean, items: readonly (readonly Span[])[]): EditorNode {
  const kind = numbered ? nodes.numbers : nodes.bullets;
  return kind.create(
    null,
    items.map((spans) => nodes.item.create(null, nodes.paragraph.create(null, textNodes(spans)))),
  );
}

function textNodes(spans: readonly Span[]): EditorNode[] {
  return spans
    .filter(({ text }) => text !== '')
    .map(({ text, bold, url }) =>
      messageSchema.text(text, [
        ...(url === null ? [] : [marks.link.create({ url })]),
        ...(bold ? [marks.bold.create()] : []),
      ]),
    );
}

/** The blocks of a document. An empty paragraph at an end, or beside another one, says nothing. */
export function blocksOf(document: EditorNode): MessageBlocks {
  const blocks: Block[] = [];
  document.forEach((node) => {
    const block = blockOf(node);
    if (block) blocks.push(block);
  });
  return blocks;
}

function blockOf(node: EditorNode): Block | undefined {
  switch (node.type) {
    case nodes.heading: {
      const text = node.textContent.trim();
      return text === '' ? undefined : { type: 'heading', text };
    }
    case nodes.picture: {
      // The attributes are those of the schema.
      const { fid, alt, width, height } = node.attrs as {
        fid: number;
        alt: string;
        width: number;
        height: number;
      };
      return { type: 'picture', fid, alt, width, height };
    }
    case nodes.bullets:
    case nodes.numbers: {
      const items: Span[][] = [];
      node.forEach((item) => {
        const spans = spansOf(item.firstChild);
        if (spans.length > 0) items.push(spans);
      });
      return items.length === 0 ? undefined : { type: 'items', numbered: node.type === nodes.numbers, items };
    }
    default: {
      const spans = spansOf(node);
      return spans.length === 0 ? undefined : { type: 'text', spans };
    }
  }
}

/** The pieces of a paragraph; none where it has no visible words. */
function spansOf(node: EditorNode | null): Span[] {
  if (!node || node.textContent.trim() === '') return [];
  const spans: Span[] = [];
  node.forEach(({ text = '', marks: own }) => {
    const link = own.find(({ type }) => type === marks.link);
    spans.push({
      text,
      bold: own.some(({ type }) => type === marks.bold),
      url: link ? String(link.attrs.url) : null,
    });
  });
  return spans;
}
