import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEngineFormats } from '#form-engine/src/ajv.ts';
import {
  compileForm,
  encodeAnswers,
  prefillAnswers,
  type QuestionKind,
  questionKinds,
  validateAnswers,
} from '#form-engine/src/headless.ts';
import { compileFormLight } from '#form-engine/src/schema/compileWith.ts';
import { de } from '#form-engine/src/texts/de.ts';
import { runs } from '#tests/setup/runs.ts';
import { arbitraryForm } from '../support/arbitraryForm.ts';
import { formOf, today } from '../support/ask.ts';

const metaSchema = new Ajv().getSchema('http://json-schema.org/draft-07/schema');

const stars: QuestionKind<string> = {
  name: 'stars',
  answerSchema: { type: 'string', enum: { $data: '1/question/steps' } },
  messages: {},
  requiredMessage: () => 'Geef sterren',
  accepts: (question) => question.type === 'hologram',
  parameters: (question) => ({ steps: question.wire.steps }),
  uiSchema: () => ({ 'ui:widget': 'stars', 'ui:options': { big: true } }),
  decode: (wire) => ({ answer: typeof wire === 'string' && wire !== '' ? wire : undefined }),
  encode: (answer) => answer ?? '',
  isFilled: (answer) => answer !== undefined,
  check: (answer, question) =>
    answer.length > Number(question.wire.most) ? [{ rule: 'range', message: 'Te veel sterren' }] : [],
};

describe('compileForm', () => {
  it('gives a flat schema with a property per question, in order', () => {
    const { schema } = formOf([
      { type: 'text', default_key: 'lname', required: 1, question: 'Naam' },
      { type: 'select', options: { k: 'Klein', g: 'Groot' }, nid: 7 },
      { type: 'select_multiple', options: ['a', 'b'], required: 1 },
      { required: 1 },
      { type: 'hologram', required: 1 },
    ]);
    expect(schema).toEqual({
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: {
        q0_0: {
          title: 'Naam',
          type: 'string',
          maxLength: 100,
          pattern: expect.stringContaining('\\p{L}'),
        },
        q1_7: { title: 'Vraag 1', type: 'string', enum: ['k', 'g'] },
        q2_0: {
          title: 'Vraag 2',
          type: 'array',
          minItems: 1,
          maxItems: 2,
          uniqueItems: true,
          items: { type: 'string', enum: ['a', 'b'] },
        },
        q3_0: { title: 'Vraag 3', type: 'boolean', enum: [true] },
        q4_0: { title: 'Vraag 4' },
      },
      required: ['q0_0', 'q2_0', 'q3_0'],
    });
  });

  it('groups the fields, and gives each field its kind, help and labels', () => {
    const { uiSchema } = formOf([
      {
        type: 'select',
        options: { k: 'Klein' },
        help: 'Kies',
        placeholder: 'Maat',
        course_specific_info: 'Voor ballet',
      },
    ]);
    expect(uiSchema).toEqual({
      'ui:options': { sections: [{ title: 'Gegevens', keys: ['q0_0'] }] },
      q0_0: {
        'ui:help': 'Kies',
        'ui:placeholder': 'Maat',
        'ui:enumNames': ['Klein'],
        'ui:options': { kind: 'select', courseInfo: 'Voor ballet' },
      },
    });
  });

  it('leaves a question with a condition out of `required`, because the question can be hidden', () => {
    const { schema } = formOf([
      { type: 'text' },
      { type: 'text', required: 1, visible_when: { qid: 'q0', filled: true } },
    ]);
    expect(schema.required).toEqual([]);
  });

  it('reports a stored answer of the wrong type', () => {
    expect(formOf([{ type: 'text', answer: { a: 1 } }]).diagnostics).toMatchObject([
      { code: 'malformed', path: '/0/fields/0' },
    ]);
  });

  it('asks questions of a kind that the host adds, and validates them by the function of the host', () => {
    const form = formOf([{ type: 'hologram', steps: ['*', '**'], most: 1, required: true }], {
      kinds: [...questionKinds, stars],
    });
    expect(form.diagnostics).toEqual([]);
    expect(form.schema).toMatchObject({
      properties: { q0_0: { type: 'string', enum: ['*', '**'] } },
      required: ['q0_0'],
    });
    expect(form.uiSchema.q0_0).toEqual({ 'ui:widget': 'stars', 'ui:options': { kind: 'stars', big: true } });
    const messages = (answer: string) =>
      validateAnswers(form, { q0_0: answer }, { today }).map(({ message }) => message);
    expect(messages('')).toEqual(['Geef sterren']);
    expect(messages('**')).toEqual(['Te veel sterren']);
    expect(messages('*')).toEqual([]);
  });

  it('validates a kind of the host with the name of a built-in kind by the function of the host alone', () => {
    const mine: QuestionKind<string> = { ...stars, name: 'phone', accepts: () => true };
    const form = formOf([{ type: 'phone', most: 9 }], { kinds: [mine, ...questionKinds] });
    expect(validateAnswers(form, { q0_0: 'geen nummer' }, { today })).toMatchObject([
      { message: 'Te veel sterren' },
    ]);
    expect(validateAnswers(form, { q0_0: 'drie' }, { today })).toEqual([]);
  });

  it('replaces individual texts', () => {
    const form = formOf([{ type: 'text', required: 1 }], { texts: { required: 'Hier graag iets' } });
    expect(validateAnswers(form, {}, { today })).toMatchObject([{ message: 'Hier graag iets' }]);
    expect(form.texts.email).toBe('Vul een geldig e-mailadres in');
  });

  describe('with a locale', () => {
    const born = { type: 'text', default_key: 'birthdate' };

    it.each(['xx', 'nl_BE', '', 'geen taal', '__proto__'])(
      'reports the locale %j and uses nl-BE',
      (locale) => {
        const form = formOf([{ type: 'text' }], { locale });
        expect(form.settings.locale).toBe('nl-BE');
        expect(form.diagnostics).toMatchObject([{ code: 'unknown-locale', path: '' }]);
      },
    );

    it('uses nl-BE without a diagnostic where the host names none', () => {
      const form = formOf([{ type: 'text' }], { locale: undefined });
      expect(form.settings.locale).toBe('nl-BE');
      expect(form.diagnostics).toEqual([]);
    });

    it('brings the locale in its canonical form to the view of every question', () => {
      const { uiSchema } = formOf([{ type: 'address' }, born], { locale: 'en-gb' });
      expect(uiSchema).toMatchObject({
        q0_0: { 'ui:options': { locale: 'en-GB' } },
        q1_0: { 'ui:options': { locale: 'en-GB' } },
      });
    });

    it('shows the texts of that language, in the schema and around the fields', () => {
      const question = { nl: 'Maat', en: 'Size' };
      const options = { s: { nl: 'Klein', en: 'Small' }, l: { nl: 'Groot', en: 'Large' } };
      const form = formOf([{ type: 'select', question, options, help: { nl: 'Kies', en: 'Choose' } }], {
        locale: 'en',
      });
      expect(form.diagnostics).toEqual([]);
      expect(form.schema).toMatchObject({ properties: { q0_0: { title: 'Size', enum: ['s', 'l'] } } });
      expect(form.uiSchema.q0_0).toMatchObject({ 'ui:help': 'Choose', 'ui:enumNames': ['Small', 'Large'] });
    });

    it('shows the names of countries for nationalities, and stores and sends the Dutch names', () => {
      const form = formOf([{ type: 'nationality', answer: 'Frans' }], { locale: 'de' });
      const { 'ui:enumNames': labels } = form.uiSchema.q0_0 as { 'ui:enumNames': readonly string[] }; // data of the kind
      const { properties } = form.schema as { properties: { q0_0: { enum: readonly string[] } } }; // the same
      expect(labels[properties.q0_0.enum.indexOf('Frans')]).toBe('Frankreich');
      const answers = prefillAnswers(form);
      expect(validateAnswers(form, answers, { today })).toEqual([]);
      expect(encodeAnswers(form, answers)).toEqual({ q0_0: 'Frans' });
      expect(validateAnswers(form, { q0_0: 'Frankreich' }, { today })).toMatchObject([{ rule: 'option' }]);
    });

    it('writes a date in a message as the locale does', () => {
      const insz = { type: 'text', default_key: 'national_insurance_number', answer: '11111111111' };
      const form = formOf([insz], { locale: 'de', texts: de });
      expect(validateAnswers(form, prefillAnswers(form), { today, birthdate: '2010-02-01' })).toMatchObject([
        { advice: expect.stringContaining('01.02.2010') },
      ]);
    });
  });

  it('never throws on any JSON', () => {
    const nearly = fc.array(
      fc.record({
        title: fc.jsonValue(),
        fields: fc.array(
          fc.dictionary(
            fc.constantFrom(
              'qid',
              'nid',
              'type',
              'options',
              'required',
              'answer',
              'default_key',
              'visible_when',
              'config',
              'question',
            ),
            fc.oneof(
              fc.jsonValue(),
              fc.constantFrom('text', 'select', 'select_multiple', 'a,b', 'birthdate'),
            ),
          ),
        ),
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), nearly), (wire) => void compileForm(wire)),
      runs(500),
    );
  });

  it('emits valid draft-07, which Ajv compiles in strict mode too', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ fields }) => {
        const { schema } = formOf(fields);
        expect(metaSchema?.(schema)).toBe(true);
        addEngineFormats(new Ajv()).compile(schema);
      }),
    );
  });

  it.each([1, 500, 5000])('emits a valid schema for %i options, without oneOf', (count) => {
    const options = Array.from({ length: count }, (_, n) => `optie ${n}`);
    const { schema } = formOf([
      { type: 'select', options },
      { type: 'select_multiple', options },
    ]);
    expect(metaSchema?.(schema)).toBe(true);
    expect(JSON.stringify(schema)).not.toContain('oneOf');
  });
});

describe('the steps of a form', () => {
  it('leave out a section without questions', () => {
    const fields = [{ qid: 'a', nid: 0, type: 'text', question: 'A' }];
    const sections = [
      { title: 'Wie', step: true, fields },
      { title: 'Leeg', step: true, fields: [] },
    ];
    expect(compileForm(sections).steps).toEqual([{ title: 'Wie', keys: ['a_0'] }]);
  });
});

describe('compileFormLight', () => {
  const computed = { qid: 'total', nid: 0, type: 'computed', question: 'Som', config: { expression: 1 } };
  const text = { qid: 'a', nid: 0, type: 'text', question: 'A' };
  it.each([
    ['no part of a plain form', [text], false],
    ['the code for a computed value', [computed], true],
    [
      'the code for a computed value in the rows of a group',
      [{ ...text, type: 'group', fields: [computed] }],
      true,
    ],
  ])('waits for %s', (_what, fields, waits) => {
    const { withRelations } = compileFormLight([{ title: '', fields }]);
    expect(withRelations !== undefined).toBe(waits);
  });
});
