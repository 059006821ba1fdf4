import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { ask, formOf, today } from '../../support/ask.ts';

const slider = (config?: object) => ({ type: 'slider', config });

describe('sliderKind', () => {
  it('reads a number with a comma, and sends it with a point', () => {
    expect(ask(slider({ step: 0.5 }), '12,5')).toEqual({ answer: '12.5', sent: '12.5', messages: [] });
  });

  it('goes from 0 to 100 by 1 without settings', () => {
    const about = (wire: string) => ask(slider(), wire).messages;
    expect([about('0'), about('100')]).toEqual([[], []]);
    expect(about('-1')).toEqual(['Waarde mag niet kleiner zijn dan 0']);
    expect(about('101')).toEqual(['Waarde mag niet groter zijn dan 100']);
    expect(about('1.5')).toEqual(['Vul een veelvoud van 1 in']);
  });

  it('counts its steps from its minimum', () => {
    const about = (wire: string) => ask(slider({ min: 5, max: 50, step: 10 }), wire).messages;
    expect(about('15')).toEqual([]);
    expect(about('20')).toEqual(['Vul een getal in met stappen van 10, te beginnen bij 5']);
  });

  it('has no answer until something is chosen', () => {
    expect(ask({ ...slider(), required: 1 }, '')).toEqual({
      answer: undefined,
      sent: '',
      messages: ['Kies een plaats op de schuif'],
    });
  });

  it.each([
    [
      { min: 10, max: 10 },
      'config.min of a slider must be below config.max (0 and 100 by default); it goes from 0 to 100',
    ],
    [
      { min: 200 },
      'config.min of a slider must be below config.max (0 and 100 by default); it goes from 0 to 100',
    ],
    [{ min: 20, max: 10 }, 'config.min of a slider is above config.max; the minimum is ignored'],
    [{ step: 0 }, 'config.step of a slider must be a number above 0; it is ignored'],
  ])('reports %j, and stays answerable', (config, message) => {
    expect(formOf([slider(config)]).diagnostics).toEqual([
      { code: 'malformed', path: '/0/fields/0', message },
    ]);
    expect(ask(slider(config), '5').messages).toEqual([]);
  });
});

describe('the widget `range` of a JSON Schema', () => {
  const compiled = (property: object) =>
    compileSchema(
      { type: 'object', properties: { n: property } },
      { uiSchema: { n: { 'ui:widget': 'range' } } },
    );

  it.each([
    [
      { type: 'integer', minimum: 1, maximum: 10 },
      { min: '1', max: '10', step: '1' },
    ],
    [
      { type: 'integer', exclusiveMinimum: 0, maximum: 10, multipleOf: 2 },
      { min: '2', max: '10', step: '2' },
    ],
    [
      { type: 'number', minimum: 0, maximum: 1 },
      { min: '0', max: '1', step: undefined },
    ],
  ])('makes a slider of %j', (property, settings) => {
    const { form, diagnostics } = compiled(property);
    expect(diagnostics).toEqual([]);
    expect(form.kinds.get('/n_0')?.name).toBe('slider');
    expect(form.uiSchema['/n_0']).toMatchObject({ 'ui:options': settings });
  });

  it('sends a number, and gives the verdict of the schema', () => {
    const { form, answersOf, dataOf } = compiled({ type: 'number', minimum: 0, maximum: 1 });
    expect(dataOf({ '/n_0': '0.25' })).toEqual({ n: 0.25 });
    const problems = (n: number) => validateAnswers(form, answersOf({ n }), { today }).length;
    expect([0, 0.123, 1, 1.01].map(problems)).toEqual([0, 0, 0, 1]);
  });

  it.each([{ type: 'integer' }, { type: 'number', minimum: 0 }, { type: 'integer', minimum: 3, maximum: 3 }])(
    'is reported for %j, which stays a field',
    (property) => {
      const { form, diagnostics } = compiled(property);
      expect(diagnostics).toMatchObject([{ code: 'unsupported-keyword', path: '/properties/n' }]);
      expect(form.kinds.get('/n_0')?.name).not.toBe('slider');
    },
  );
});
