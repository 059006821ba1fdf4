import { describe, expect, it } from 'vitest';
import { nationalities } from '#form-engine/src/headless.ts';
import { ask, formOf } from '../../support/ask.ts';

const notOffered = ['Dit is geen geldige waarde voor dit veld.'];

describe('nationalities', () => {
  it('has about 150 names, each once', () => {
    expect(nationalities.length).toBeGreaterThanOrEqual(140);
    expect(nationalities.length).toBeLessThanOrEqual(165);
    expect(new Set(nationalities).size).toBe(nationalities.length);
  });

  it('starts with Belgium and its neighbours, and ends with the entries without a country', () => {
    expect(nationalities.slice(0, 4)).toEqual(['Belgisch', 'Nederlands', 'Frans', 'Duits']);
    expect(nationalities.slice(-2)).toEqual(['Niet toegewezen', 'Vaderlandsloos']);
  });

  it('sorts the other names in Dutch alphabetical order', () => {
    const between = nationalities.slice(4, -2);
    expect(between).toEqual(between.toSorted(new Intl.Collator('nl').compare));
  });
});

describe('nationalityKind', () => {
  const kindOf = (fields: object) => formOf([{ ...fields }]).kinds.get('q0_0')?.name;

  it.each([
    [{ type: 'nationality' }, 'nationality'],
    [{ type: 'text', default_key: 'nationality' }, 'nationality'],
    [{ type: 'select', default_key: 'nationality', options: ['BE', 'NL'] }, 'nationality'],
    [{ type: 'radio', default_key: 'nationality', options: ['BE', 'NL'] }, 'nationality'],
    [{ default_key: 'nationality' }, 'nationality'],
    [{ type: 'select_multiple', default_key: 'nationality', options: ['BE', 'NL'] }, 'select_multiple'],
    [{ type: 'textarea', default_key: 'nationality' }, 'textarea'],
    [{ type: 'text', default_key: 'country' }, 'text'],
  ])('makes %j the kind %s', (fields, kind) => {
    expect(kindOf(fields)).toBe(kind);
  });

  it('offers the fixed list when the server sends no options', () => {
    const form = formOf([{ type: 'nationality' }]);
    expect(form.schema.properties).toEqual({
      q0_0: { title: 'Vraag 0', type: 'string', enum: nationalities },
    });
    expect(ask({ type: 'nationality' }, 'Vaderlandsloos')).toEqual({
      answer: 'Vaderlandsloos',
      sent: 'Vaderlandsloos',
      messages: [],
    });
    expect(ask({ type: 'nationality' }, 'Belg').messages).toEqual(notOffered);
    expect(ask({ type: 'nationality', required: 1 }, '').messages).toEqual(['Selecteer een optie']);
  });

  it('offers only the options of the server', () => {
    const question = { type: 'nationality', options: { 150: 'Belgisch', 151: 'Nederlands' } };
    expect(ask(question, 'Belgisch').sent).toBe('150');
    expect(ask(question, 'Frans').messages).toEqual(notOffered);
  });

  it('has no autocomplete, because HTML has no token for a nationality', () => {
    const { uiSchema } = formOf([{ type: 'nationality', default_key: 'nationality' }]);
    expect(uiSchema.q0_0).not.toHaveProperty('ui:autocomplete');
  });
});

describe('selectKind', () => {
  it('sets the autocomplete token for the sex', () => {
    const options = ['m', 'v', 'x'];
    const { uiSchema } = formOf([
      { type: 'select', default_key: 'sex', options },
      { type: 'select', options },
    ]);
    expect(uiSchema.q0_0).toMatchObject({ 'ui:autocomplete': 'sex' });
    expect(uiSchema.q1_0).not.toHaveProperty('ui:autocomplete');
  });
});
