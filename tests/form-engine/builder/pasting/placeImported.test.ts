import { expect, it } from 'vitest';
import type { Place } from '#form-engine/src/builder/headless.ts';
import { placeImported } from '#form-engine/src/builder/headless.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';

const text = (qid: string) => ({ qid, type: 'text', question: qid });
const form: readonly WireSection[] = [
  {
    title: 'Een',
    fields: [text('a'), { qid: 'g', type: 'group', question: 'g', fields: [text('c')] }, text('b')],
  },
  { title: 'Twee', fields: [] },
];
const plain: readonly WireSection[] = [
  { title: '', fields: [text('a'), { ...text('y'), visible_when: { qid: 'a', filled: true } }] },
];
const titled: readonly WireSection[] = [{ title: 'Nieuw', fields: [text('z')] }];

const outline = (sections: readonly WireSection[]) =>
  sections.map(({ title, fields }) => `${title}: ${fields.map(({ qid }) => qid).join(' ')}`);

it.each<readonly [Place | undefined, readonly WireSection[], readonly string[]]>([
  [[0, 0], plain, ['Een: a a_2 y g b', 'Twee: ']],
  [[0, 1, 0], plain, ['Een: a g a_2 y b', 'Twee: ']],
  [[1], plain, ['Een: a g b', 'Twee: a_2 y']],
  [undefined, plain, ['Een: a g b', 'Twee: a_2 y']],
  [[0, 0], titled, ['Een: a g b', 'Nieuw: z', 'Twee: ']],
  [[9], titled, ['Een: a g b', 'Twee: ', 'Nieuw: z']],
])('placeImported puts questions behind %j', (place, imported, expected) => {
  const edit = placeImported(form, place, imported);
  if ('refused' in edit) throw new Error(edit.refused);
  expect(outline(edit.sections)).toEqual(expected);
});

it('placeImported keeps rules of imported questions with the questions that got another name', () => {
  const edit = placeImported(form, [1], plain);
  expect('sections' in edit && edit.sections[1]?.fields[1]?.visible_when).toEqual({
    qid: 'a_2',
    filled: true,
  });
});
