import { describe, expect, it } from 'vitest';
import { ask } from '../../support/ask.ts';

describe('emailKind', () => {
  it.each([
    ['jan@example.org', []],
    ['a@b.be;c@d.be;', []],
    ['jan@gmial.com', []],
    ['', []],
    ['jan', ['Vul een geldig e-mailadres in']],
    ['a@b.be;jan', ['Niet alle waarden zijn geldige e-mailadressen']],
  ])('gives %j the messages %j', (wire, messages) => {
    expect(ask({ type: 'email' }, wire).messages).toEqual(messages);
  });

  it('is the kind of a text question with the default key of the e-mail address', () => {
    const question = { type: 'text', default_key: 'mail' };
    expect(ask(question, 'jan').messages).toEqual(['Vul een geldig e-mailadres in']);
    expect(ask(question, 'jan@example.org').messages).toEqual([]);
  });

  it('removes invisible characters before validation', () => {
    expect(ask({ type: 'email' }, ' jan\u200b@example.org ')).toMatchObject({
      answer: 'jan@example.org',
      messages: [],
    });
  });
});
