import type { Draw, KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

/** The questions of one random row, with files, and one of them a group. */
const rowFields = [
  { qid: 'name', type: 'text', question: 'Naam', required: 1, config: { max_length: 8 } },
  { qid: 'size', type: 'radio', question: 'Maat', options: ['S', 'M'] },
  { qid: 'photo', type: 'image', question: 'Foto', config: { max: 2 } },
  {
    qid: 'kids',
    type: 'group',
    question: 'Kinderen',
    fields: [
      { qid: 'age', type: 'number', question: 'Leeftijd', config: { max: 18 } },
      { qid: 'attest', type: 'file', question: 'Attest' },
    ],
    config: { repeat: { max: 2 } },
  },
];

/** Answers of one row. Most fit. */
function row({ fc, path, hostileText }: Draw) {
  const filesInRow = fc.oneof(
    { weight: 9, arbitrary: fc.uniqueArray(path, { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(path, { maxLength: 4 }).map((paths) => paths.join(';')) },
  );
  const mostly = (...fitting: readonly string[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: hostileText });
  return fc.record(
    {
      name_0: mostly('Noor', 'Jan-Piet'),
      size_0: mostly('S', 'M'),
      photo_0: filesInRow,
      kids_0: fc.array(
        fc.record(
          { age_0: fc.constantFrom('3', '18', '18', '40'), attest_0: filesInRow },
          { requiredKeys: ['age_0'] },
        ),
        { maxLength: 2 },
      ),
    },
    { requiredKeys: ['name_0'] },
  );
}

export const groupSamples: KindSamples = {
  example: {
    type: 'group',
    question: 'Wie gaat er mee?',
    fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Voornaam', required: 1 }],
    config: { repeat: { max: 3, label: 'Deelnemer' } },
    answer: [{ name_0: 'Noor' }],
  },
  picture: { fields: ['Noor, 9 jaar', 'Jef, 7 jaar'], isTall: true },
  stories: answered,
  plain: [
    { type: 'group', fields: [{ qid: 'inner', nid: 0, type: 'text', question: 'Binnen' }] },
    {
      type: 'group',
      fields: [
        { qid: 'fname', nid: 0, type: 'text', question: 'Roepnaam' },
        { qid: 'day', nid: 0, type: 'date', question: 'Van' },
      ],
      config: { repeat: { min: 1 } },
    },
  ],
  withText: (text) => ({ config: { repeat: { label: text } }, answer: [{ inner_0: text }] }),
  nastyRows: [44, 46],
  textField: null,
  random: (draw) =>
    draw.fc
      .constantFrom<unknown>(
        undefined,
        { min: 1, max: 3, label: 'Deelnemer' },
        { max: '2' },
        { min: 2, max: 3, optional: 1 },
        { min: 3, max: 1 },
        { min: -1, max: 1e9, label: [] },
      )
      .chain((repeat) =>
        draw.of(
          { type: 'group', fields: rowFields, config: { repeat } },
          draw.fc.array(row(draw), { maxLength: 4 }),
        ),
      ),
  isLeftOutOfConditionalForms: true,
  lazyScripts: ['DateQuestion', 'GroupRows'],
};
