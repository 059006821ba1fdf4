import { describe, expect, test } from 'vitest';
import { noItems, withTariff } from '#src/features/basket/index.ts';
import { choiceInCart, noChoice } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';

describe('choiceInCart', () => {
  test('restores the choice that was added with the tariff', () => {
    const items = withTariff(noItems, 31, {
      services: ['5'],
      trials: [2],
      companions: [9],
      couple: { fname: 'Jo', lname: 'Maes', mail: 'jo@example.org', role: 'Leider' },
    });
    expect(choiceInCart(items, 31)).toEqual({
      services: ['5'],
      trials: [2],
      companions: [9],
      couple: {
        kind: 'guest',
        uid: undefined,
        guest: { fname: 'Jo', lname: 'Maes', mail: 'jo@example.org' },
        role: 'Leider',
      },
    });
    expect(choiceInCart(items, 32)).toEqual(noChoice);
    expect(choiceInCart(items, undefined)).toEqual(noChoice);
  });
  test('recognises a partner of the family and an inviter', () => {
    const family = withTariff(noItems, 31, { couple: { uid: 9, role: 'Volger' } });
    expect(choiceInCart(family, 31).couple).toMatchObject({ kind: 'family', uid: 9, role: 'Volger' });
    const invited = withTariff(noItems, 31, { couple: { cciid: 12 } });
    expect(choiceInCart(invited, 31).couple.kind).toBe('inviter');
  });
});
