import { describe, expect, it } from 'vitest';
import { formOf } from '../support/ask.ts';

const formWith = (image: unknown, more: object = {}) =>
  formOf([{ type: 'radio', options: [{ value: 'a', image, ...more }, 'b'] }]);
const settingsOf = (form: ReturnType<typeof formOf>) => form.uiSchema.q0_0;

describe('the picture of an option', () => {
  it.each(['https://club.be/a.jpg', 'http://localhost:3000/a.jpg?w=3', '/uploads/a%20b.jpg', '/'])(
    'may be at %j',
    (image) => {
      const form = formWith(image);
      expect(form.diagnostics).toEqual([]);
      expect(settingsOf(form)).toMatchObject({
        'ui:options': {
          images: [
            ['a', { src: image, alt: '' }],
            ['b', undefined],
          ],
        },
      });
    },
  );

  it.each([
    ...['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'blob:https://club.be/1', '//evil.be/a.jpg'],
    ...[
      '/\\evil.be/a.jpg',
      'https:///a.jpg',
      'https:\\\\evil.be',
      'a.jpg',
      '../a.jpg',
      'https://club.be/a b',
    ],
    ...[' ', 'https://club.be/\u0000', `https://club.be/${'a'.repeat(2001)}`, 5, ['https://club.be/a.jpg']],
  ])('is left out and reported at %j', (image) => {
    const form = formWith(image);
    expect(form.diagnostics).toEqual([
      {
        code: 'malformed',
        path: '/0/fields/0',
        message:
          'the image of option "a" is no http or https address and no path of this site; it is left out',
      },
    ]);
    expect(JSON.stringify(settingsOf(form))).not.toContain('images');
  });

  it('has its text in the language of the form', () => {
    const options = { a: { label: 'A', image: '/a.jpg', image_alt: { nl: 'Een tent', fr: 'Une tente' } } };
    const form = formOf([{ type: 'select_multiple', options }], { locale: 'fr' });
    expect(form.diagnostics).toEqual([]);
    expect(settingsOf(form)).toMatchObject({
      'ui:options': { images: [['a', { src: '/a.jpg', alt: 'Une tente' }]] },
    });
  });

  it.each(['select', 'ranking'])('is not for a %s', (type) => {
    const form = formOf([{ type, options: [{ value: 'a', image: '/a.jpg' }, 'b'] }]);
    expect(JSON.stringify(settingsOf(form))).not.toContain('images');
  });
});
