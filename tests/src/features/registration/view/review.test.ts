import { describe, expect, test } from 'vitest';
import { parseCartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import type { Enrolment } from '#src/features/registration/view/enrolment.ts';
import { buyersOf, linesOfPerson, needsReview, toPay } from '#src/features/registration/view/review.ts';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';

const course = (tariff: number) =>
  tariff === 31 ? { when: 'ma 14u30', where: 'Sporthal De Ring' } : { when: '', where: '' };

/** A cart with the quote of these items. */
function cart(uid: number, items: readonly object[], { total, ...parts }: Record<string, number> = {}) {
  const invoice = parseCartInvoice({
    ...wireInvoice,
    ...parts,
    sections: { 8: 'Noor Peeters', 9: 'Lars Peeters', 10: 'Mila Peeters' },
    result: {
      ...wireInvoice.result,
      ...(total !== undefined && { total }),
      items: items.map((item) => ({ ...wireItem, uid, section: String(uid), ...item })),
    },
  });
  return { uid, items: { ...noItems, tariffs: [31, 32], services: ['5'] }, invoice };
}

// Only the fields that the review reads.
const enrolled = (uid: number, firstName: string, courses: readonly unknown[] = []) =>
  ({ uid, member: { firstName }, form: { courses } }) as unknown as Enrolment;

describe('needsReview', () => {
  const course = { nid: 102, title: 'Ballet' };
  test.each([
    ['one person with one course sends at once', [enrolled(8, 'Noor', [course])], false],
    ['several courses are reviewed', [enrolled(8, 'Noor', [course, { nid: 106, title: 'Jazz' }])], true],
    ['several people are reviewed', [enrolled(8, 'Noor', [course]), enrolled(9, 'Lars', [course])], true],
  ])('%s', (_title, enrolments, expected) => {
    expect(needsReview(enrolments)).toBe(expected);
  });
});

describe('linesOfPerson', () => {
  const service = {
    nid: 5,
    type: 'service',
    tariff: 31,
    description: 'Naopvang',
    unit_cost: 20,
    discount: 0,
  };
  const carts = [cart(8, [{}, service, { uid: 9, section: '9' }]), cart(9, [{ nid: 2, tariff: 32 }])];

  test('shows the server’s price of what the person chose, with the services under their tariff', () => {
    expect(linesOfPerson(8, carts, course)).toMatchObject([
      {
        what: 'Ballet 1, Volledig jaar',
        when: 'ma 14u30',
        where: 'Sporthal De Ring',
        price: '€\u00a0170,50',
        fullPrice: '€\u00a0185,00',
      },
      { what: 'Naopvang', price: '€\u00a020,00' },
    ]);
  });
  test('shows a companion’s line of somebody else’s cart too', () => {
    expect(linesOfPerson(9, carts, course)).toHaveLength(2);
  });
});

describe('toPay', () => {
  test('shows the quoted total of each cart and of all, whatever the lines add up to', () => {
    const carts = [
      cart(8, [{}], { total: 205, payNow: 50, payLater: 155 }),
      cart(10, [{}], { total: 165, payNow: 0, payLater: 165 }),
    ];
    const priced = carts.map((one) => ({ ...one, price: 'known' as const }));
    expect(toPay([enrolled(8, 'Noor')], priced)).toMatchObject({
      people: [
        { uid: 8, name: 'Noor', total: '€\u00a0205,00' },
        { uid: 10, name: 'Mila Peeters', total: '€\u00a0165,00' },
      ],
      total: '€\u00a0370,00',
      payNow: '€\u00a050,00',
      payLater: '€\u00a0320,00',
    });
  });
});

test('buyersOf names who registers, then who has only other things in the cart', () => {
  const carts = [cart(10, [{}], {}), cart(8, [{}], {})];
  expect(buyersOf([enrolled(8, 'Noor')], carts)).toEqual([
    { uid: 8, name: 'Noor' },
    { uid: 10, name: 'Mila Peeters' },
  ]);
});
