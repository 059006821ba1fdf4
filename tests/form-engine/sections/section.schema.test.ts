import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import sectionSchema from '#form-engine/src/sections/section.schema.json' with { type: 'json' };

const isValid = new Ajv({ strict: false }).compile(sectionSchema);
const withField = (field: object) => [
  { title: 'A', fields: [{ qid: '1', nid: 0, question: 'V', ...field }] },
];

describe('section.schema.json', () => {
  it.each([
    ['a condition with two tests', { visible_when: { qid: '2', equals: '1', filled: true } }],
    ['a condition without a test', { visible_when: { qid: '2' } }],
    ['a combination without a part', { visible_when: { all: [] } }],
    ['an age that is no whole number', { required_when: { qid: '2', age_gte: 1.5 } }],
    ['an option without a value', { options: [{ label: 'A' }] }],
    ['an empty option', { options: [''] }],
    ['a repeated option', { options: ['a', 'a'] }],
    ['a nid as text', { nid: '0' }],
    ['no label', { question: '' }],
    ['`required` as a word', { required: '1' }],
    ['a negative number of files', { type: 'file', config: { max: -1 } }],
    ['half a file', { type: 'file', config: { max: 1.5 } }],
    ['a country name instead of its code', { type: 'address', answer: { country: 'België' } }],
    ['a text without a language', { help: {} }],
    ['a number as text of a language', { help: { nl: 5 } }],
    ['an empty text of a language', { question: { nl: '' } }],
    ['a language that is no tag', { question: { Dutch: 'Voornaam' } }],
    ['a group without questions', { type: 'group' }],
    [
      'a group with a national number',
      {
        type: 'group',
        fields: [{ qid: 'n', nid: 0, type: 'text', question: 'N', default_key: 'national_insurance_number' }],
      },
    ],
    ['a nid in a group', { type: 'group', fields: [{ qid: 'f', nid: 3, question: 'F' }] }],
    [
      '201 rows',
      { type: 'group', fields: [{ qid: 'f', nid: 0, question: 'F' }], config: { repeat: { max: 201 } } },
    ],
    ['a computed value without an expression', { type: 'computed', config: { decimals: 2 } }],
    ['an expression as text', { type: 'computed', config: { expression: '1 + 1' } }],
    ['two operations', { type: 'computed', config: { expression: { sum: [1], product: [2] } } }],
    ['a difference of three', { type: 'computed', config: { expression: { difference: [1, 2, 3] } } }],
    ['11 decimals', { type: 'computed', config: { expression: 1, decimals: 11 } }],
    ['an address whose flag is a word', { type: 'address', answer: { isValidAddress: 'ja' } }],
  ])('refuses %s', (_what, field) => {
    expect(isValid(withField(field))).toBe(false);
  });

  it.each([
    ['an unknown type', { type: 'hologram' }],
    ['a static text without a title', { type: 'static', question: undefined, config: { text: 'Dag' } }],
    ['an unknown default_key', { default_key: 'schoenmaat' }],
    ['a number with bounds', { type: 'number', config: { min: 0, max: 0 }, answer: 3 }],
    ['a nationality without options', { type: 'nationality', default_key: 'nationality' }],
    ['a group with files', { type: 'group', fields: [{ qid: 'f', nid: 0, type: 'file', question: 'F' }] }],
    ['files joined by a semicolon', { type: 'file', config: { max: 5 }, answer: 'a/1.pdf;a/2.pdf' }],
    ['an incomplete address as stored answer', { type: 'address', answer: { street: 'Kerkstraat' } }],
    [
      'a complete address as stored answer',
      {
        type: 'address',
        answer: {
          street: 'Kerkstraat',
          streetNumber: '1',
          bus: '',
          postal: '9000',
          city: 'Gent',
          country: 'BE',
          isValidAddress: true,
        },
      },
    ],
    [
      'conditions inside each other',
      {
        visible_when: {
          any: [
            { not: { qid: '2', gte: 'today' } },
            {
              all: [
                { qid: '3', lt: 5 },
                { qid: 4, age_lt: 18 },
              ],
            },
          ],
        },
        required_when: { qid: '2', contains: 'x' },
        options: ['a', { value: 'b', label: 'B', visible_when: { qid: '2', filled: true } }],
      },
    ],
    [
      'a group in a group, with its rows',
      {
        type: 'group',
        fields: [
          { qid: 'n', nid: 0, type: 'text', question: 'Naam' },
          { qid: 'g', nid: 0, type: 'group', question: 'G', fields: [{ qid: 'n', nid: 0, question: 'N' }] },
        ],
        config: { repeat: { min: 0, max: 3, label: { nl: 'Rij' } } },
        answer: [{ n_0: 'Noor', g_0: [{ n_0: '1' }] }, {}],
      },
    ],
    [
      'every operation',
      {
        type: 'computed',
        config: {
          expression: {
            sum: [
              { product: [{ ref: 'a' }, 1.5] },
              { difference: [{ ref: 7, nid: 0 }, { min: [1, { max: [2] }] }] },
              { if: [{ qid: 'b', equals: 1 }, { age: 'born' }, { count: 'kids' }] },
            ],
          },
          decimals: 2,
          prefix: '€',
        },
      },
    ],
    ['a list of choices as stored answer', { type: 'select_multiple', last_answer: ['a', 'b'] }],
    ['a last answer from the profile', { type: 'text', last_answer: 'a', last_answer_source: 'profile' }],
    ['a sensitive question', { sensitive: true }],
    ['an answer that may change later', { changeable: true }],
    ['an answer that may change until a day', { changeable: '2026-12-15' }],
    [
      'texts by language',
      {
        question: { nl: 'Maat', 'en-GB': 'Size' },
        help: { nl: 'Kies' },
        placeholder: { fr: 'Taille' },
        course_specific_info: { de: 'Größe' },
        options: { s: { nl: 'Klein', en: 'Small' }, l: 'L' },
      },
    ],
    ['labels by language in a list', { options: [{ value: 's', label: { nl: 'Klein', en: 'Small' } }] }],
  ])('accepts %s', (_what, field) => {
    expect(isValid(withField(field))).toBe(true);
  });
});
