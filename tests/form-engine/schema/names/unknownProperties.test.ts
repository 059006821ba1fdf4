import { describe, expect, it } from 'vitest';
import { compileForm, type QuestionKind, questionKinds } from '#form-engine/src/headless.ts';
import { textKind } from '#form-engine/src/questions/text/text.ts';
import getCombinedForm from '#schemas/examples/registration/getCombinedCourseRegistrationForm.json' with {
  type: 'json',
};
import getForm from '#schemas/examples/registration/getForm.json' with { type: 'json' };
import { arabicSections } from '#stories/registration-form/arabicForm.ts';
import { everySection } from '#stories/registration-form/everything.ts';
import {
  conditionalSections,
  courseSections,
  generalSections,
  stepSections,
} from '#stories/registration-form/exampleSections.ts';
import { multilingualSections } from '#stories/registration-form/multilingualSections.ts';
import { formOf, today } from '../../support/ask.ts';

const unknown = (form: ReturnType<typeof compileForm>) =>
  form.diagnostics.filter(({ code }) => code === 'unknown-property');

describe('unknownProperties', () => {
  it.each([
    ['a question', { requierd: 1 }, 'nothing reads "requierd"; did you mean "required"?'],
    ['a condition', { visble_when: {} }, 'nothing reads "visble_when"; did you mean "visible_when"?'],
    [
      'a setting',
      { config: { maxLength: 5 } },
      'nothing reads "config.maxLength"; did you mean "config.max_length"?',
    ],
  ])('reports a misspelt property of %s with the known one', (_what, field, message) => {
    expect(formOf([{ type: 'text', ...field }]).diagnostics).toEqual([
      { code: 'unknown-property', path: '/0/fields/0', message },
    ]);
  });

  it('reports a misspelt property of options once', () => {
    const options = [
      { value: 'a', lable: 'A' },
      { value: 'b', lable: 'B' },
    ];
    expect(formOf([{ type: 'radio', options }]).diagnostics).toMatchObject([
      { message: 'nothing reads "lable"; did you mean "label"?' },
    ]);
    const byLanguage = { a: { nl: 'A', en: 'B' }, b: { de: 'C', 'fr-BE': 'D' } };
    expect(formOf([{ type: 'radio', options: byLanguage }]).diagnostics).toEqual([]);
  });

  it('reports a misspelt property of a section', () => {
    const form = compileForm([{ title: 'A', fields: [], visibel_when: {} }]);
    expect(form.diagnostics).toMatchObject([{ code: 'unknown-property', path: '/0' }]);
  });

  it('reports it for a type that it doesn’t know too', () => {
    expect(formOf([{ type: 'hologram', optoins: [] }]).diagnostics).toMatchObject([
      { code: 'unknown-property' },
      { code: 'unknown-type' },
    ]);
  });

  it('leaves the properties that a server sends for itself, and the settings of other kinds', () => {
    const own = {
      weight: 3,
      uuid: 'a',
      id: 7,
      status: 1,
      form_nid: 9,
      config: { size: 60, step: 1, cols: 2 },
    };
    expect(formOf([{ type: 'text', ...own }]).diagnostics).toEqual([]);
  });

  it('leaves what a kind of the host reads for itself', () => {
    const mine: QuestionKind<string> = {
      ...textKind,
      name: 'stars',
      accepts: ({ type }) => type === 'stars',
      ownNames: ['answers', 'config.units'],
    };
    const field = { type: 'stars', answers: [], config: { units: 'm' }, requierd: 1 };
    const { diagnostics } = formOf([field], { kinds: [...questionKinds, mine] });
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('"requierd"')]);
  });

  it.each<[string, readonly unknown[]]>([
    ['get_form', getForm.response.valid.map(({ value }) => value.result)],
    [
      'get_combined_course_registration_form',
      getCombinedForm.response.valid.map(({ value }) => value.result),
    ],
    ['the stories', [everySection, generalSections, courseSections, conditionalSections, stepSections]],
    ['the stories in other languages', [arabicSections, multilingualSections]],
  ])('has nothing to report in the sections of %s', (_what, examples) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const sections of examples) expect(unknown(compileForm(sections, { today }))).toEqual([]);
  });
});

describe('compileForm without sections', () => {
  it.each([undefined, null])('says so for %s, and gives an empty form', (wire) => {
    const form = compileForm(wire);
    expect(form.questions.size).toBe(0);
    expect(form.diagnostics).toMatchObject([{ code: 'missing-sections', path: '' }]);
  });
});
