import { describe, expect, it } from 'vitest';
import { ask } from '../../support/ask.ts';

describe('phoneKind', () => {
  it.each([
    ['+32 470123456', '+32 470123456'],
    ['0470 12 34 56', '+32 470123456'],
    ['0032 (0)470 12.34.56', '+32 470123456'],
    ['+31 6 1234 5678', '+31 612345678'],
  ])('stores %j as %j', (wire, stored) => {
    expect(ask({ type: 'phone' }, wire)).toEqual({ answer: stored, sent: stored, messages: [] });
  });

  it.each(['hello+', '+32', '+32 4701', '470123456', '+32 470 12 34 56 ext 3', '12'])(
    'refuses %j and keeps the typed text',
    (wire) => {
      expect(ask({ type: 'phone' }, wire)).toMatchObject({
        answer: wire,
        messages: ['Dit is geen geldig telefoonnummer'],
      });
    },
  );

  it('is the kind of a text question with the default key of the phone number', () => {
    const question = { type: 'text', default_key: 'phone' };
    expect(ask(question, '0470 12 34 56')).toMatchObject({ answer: '+32 470123456', messages: [] });
    expect(ask(question, '12').messages).toEqual(['Dit is geen geldig telefoonnummer']);
  });

  it('is required in the same way as a text', () => {
    expect(ask({ type: 'phone', required: 1 }, ' ').messages).toEqual(['Vul dit veld in']);
  });

  it('refuses a number that is longer than any', () => {
    expect(ask({ type: 'phone' }, `+31 ${'1'.repeat(34)}`).messages).toEqual([]);
    expect(ask({ type: 'phone' }, `+31 ${'1'.repeat(35)}`).messages).toEqual([
      'Dit is geen geldig telefoonnummer',
    ]);
  });
});
