import { describe, expect, test } from 'vitest';
import { decideOrdering } from '#src/features/webshop/view/decideOrdering.ts';
import { variant } from '../productFixtures.ts';

const noor = { uid: 8, firstName: 'Noor' };

describe('decideOrdering', () => {
  const size = variant();
  const usual = { isVisitor: false, member: noor, variant: size, variants: [size], room: 3 };
  const shade = variant({ title: 'Zwart' });
  test.each([
    ['adds the product to the cart of the member', usual, { do: 'add', member: noor, variant: size }],
    ['sends a visitor to the login', { ...usual, isVisitor: true, member: undefined }, { do: 'log-in' }],
    [
      'asks for the member first',
      { ...usual, member: undefined, variant: undefined },
      { do: 'ask', for: 'member' },
    ],
    [
      'asks for a size',
      {
        ...usual,
        variant: undefined,
        variants: [variant({ title: 'Maat 28' }), variant({ title: 'Maat 30' })],
      },
      { do: 'ask', for: 'variant', message: 'Kies eerst een maat.' },
    ],
    [
      'asks for another kind of variant',
      { ...usual, variant: undefined, variants: [shade] },
      { do: 'ask', for: 'variant', message: 'Kies eerst een uitvoering.' },
    ],
    [
      'refuses when no more can be ordered',
      { ...usual, room: 0 },
      { do: 'refuse', message: expect.stringContaining('Noor') },
    ],
  ])('%s', (_, given, step) => {
    expect(decideOrdering(given)).toMatchObject(step);
  });
});
