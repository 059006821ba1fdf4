import fc from 'fast-check';
import { hostileText } from './hostileValue.ts';

/** A path of a stored file, rarely a wrong one. */
export const path = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^[a-z0-9]{1,6}\/[a-z0-9]{1,6}\.(pdf|jpg)$/) },
  { weight: 1, arbitrary: fc.constantFrom('a b.pdf', ' x/y.jpg ', 'Zoë.jpg', '__proto__', 'a;b.pdf', '') },
);
/** The questions of one row, with files, and one of them a group. */
export const rowFields = [
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
const filesInRow = fc.oneof(
  { weight: 9, arbitrary: fc.uniqueArray(path, { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.array(path, { maxLength: 4 }).map((paths) => paths.join(';')) },
);
/** Answers of one row. Most fit. */
export const row = fc.record(
  {
    name_0: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('Noor', 'Jan-Piet') },
      { weight: 1, arbitrary: hostileText },
    ),
    size_0: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('S', 'M') },
      { weight: 1, arbitrary: hostileText },
    ),
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
