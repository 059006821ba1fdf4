import { expect, it } from 'vitest';
import { blocksOf, documentOf } from '#src/features/messages/editor/messageBlocks.ts';
import { messageSchema } from '#src/features/messages/editor/messageSchema.ts';
import type { MessageBlocks } from '#src/features/messages/messageContent.ts';

const plain = (text: string) => ({ text, bold: false, url: null });

const kept: MessageBlocks = [
  { type: 'heading', text: 'De show' },
  { type: 'text', spans: [plain('Kom '), { text: 'op tijd', bold: true, url: 'https://example.org/' }] },
  { type: 'items', numbered: true, items: [[plain('Broek')], [{ ...plain('Schoenen'), bold: true }]] },
  { type: 'picture', fid: 12, alt: 'De zaal', width: 16, height: 9 },
];

it('blocksOf gives the blocks of `documentOf` back, and a picture has an address there', () => {
  const document = documentOf(kept, (fid) => `/picture/${fid}`);
  document.check();
  expect(blocksOf(document)).toEqual(kept);
  expect(document.lastChild?.attrs.src).toBe('/picture/12');
});

it('documentOf takes the blocks of earlier messages too', () => {
  const earlier: MessageBlocks = [
    { type: 'paragraph', text: 'Dag' },
    { type: 'list', items: ['Een', 'Twee'] },
    { type: 'link', label: 'Plan', url: 'https://example.org/plan' },
  ];
  expect(blocksOf(documentOf(earlier, String))).toEqual([
    { type: 'text', spans: [plain('Dag')] },
    { type: 'items', numbered: false, items: [[plain('Een')], [plain('Twee')]] },
    { type: 'text', spans: [{ ...plain('Plan'), url: 'https://example.org/plan' }] },
  ]);
});

it('blocksOf leaves out what has no words, so that an empty text is an empty message', () => {
  const { nodes } = messageSchema;
  const spaces = nodes.paragraph.create(null, messageSchema.text('  '));
  const list = nodes.bullets.create(null, nodes.item.create(null, nodes.paragraph.create()));
  expect(blocksOf(documentOf([], String))).toEqual([]);
  expect(blocksOf(nodes.doc.create(null, [spaces, nodes.heading.create(), list]))).toEqual([]);
});
