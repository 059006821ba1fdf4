import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import sectionSchema from '../../../form-engine/src/sections/section.schema.json' with { type: 'json' };

const isValid = new Ajv({ strict: false }).compile(sectionSchema);
const withField = (field: object) => [
  { title: 'A', fields: [{ qid: '1', nid: 0, question: 'V', ...field }] },
];

describe('section.schema.json', () => {
  it.each([
    ['a condition with two tests', { visible_when: { qid: '2', equals: '1', filled: true } }],
    ['a condition without a test', { visible_when: { qid: '2' } }],
    ['an empty option', { options: [''] }],
    ['a doubled option', { options: ['a', 'a'] }],
    ['a nid as text', { nid: '0' }],
    ['no label', { question: '' }],
    ['required as text', { required: '1' }],
  ])('refuses %s', (_what, field) => {
    expect(isValid(withField(field))).toBe(false);
  });

  it.each([
    ['a type that the engine does not know', { type: 'rating' }],
    ['a default_key of its own', { default_key: 'schoenmaat' }],
    ['an address as stored answer', { answer: { street: 'Kerkstraat' } }],
    ['a list of choices as stored answer', { last_answer: ['a', 'b'] }],
  ])('accepts %s', (_what, field) => {
    expect(isValid(withField(field))).toBe(true);
  });
});
