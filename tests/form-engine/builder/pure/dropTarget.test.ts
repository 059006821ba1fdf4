import { expect, test } from 'vitest';
import { type DropSide, dropTarget, targetBehind } from '#form-engine/src/builder/pure/dropTarget.ts';
import type { Place } from '#form-engine/src/builder/pure/parts.ts';
import { text } from '../support/questions.ts';

const sections = [
  { title: 'A', fields: [text('a'), text('b')] },
  { title: 'B', fields: [text('g', { type: 'group', fields: [text('x')] })] },
];

test.each<[string, Place, Place, DropSide, object | undefined]>([
  ['a question before another', [0, 0], [0, 1], 'before', { parent: [0], index: 1 }],
  ['a question behind another', [0, 0], [0, 1], 'after', { parent: [0], index: 2 }],
  ['a question on the title of a section', [0, 0], [1], 'after', { parent: [1], index: 0 }],
  ['a question into a group', [0, 0], [1, 0], 'inside', { parent: [1, 0], index: 1 }],
  ['a question beside one in a row', [0, 0], [1, 0, 0], 'before', { parent: [1, 0], index: 0 }],
  ['a question into a text', [0, 0], [0, 1], 'inside', undefined],
  ['a section before the section of a row', [1], [0, 1], 'before', { parent: [], index: 0 }],
  ['a section behind another', [0], [1], 'inside', { parent: [], index: 2 }],
])('dropTarget: %s', (_, dragged, row, side, target) => {
  expect(dropTarget(sections, [dragged], row, side)).toEqual(target);
});

test('dropTarget: a section and a question together land nowhere', () => {
  expect(dropTarget(sections, [[0], [1, 0]], [1], 'after')).toBeUndefined();
});

test.each<[string, Place | undefined, object]>([
  ['behind a question', [0, 0], { parent: [0], index: 1 }],
  ['at the end of a section', [0], { parent: [0], index: 2 }],
  ['at the end of a group', [1, 0], { parent: [1, 0], index: 1 }],
  ['at the end of the form', undefined, { parent: [1], index: 1 }],
])('targetBehind: %s', (_, place, target) => {
  expect(targetBehind(sections, place)).toEqual(target);
});
