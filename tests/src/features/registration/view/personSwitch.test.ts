import { describe, expect, test } from 'vitest';
import { paymentHint, personSteps, primaryAction } from '#src/features/registration/view/personSwitch.ts';

const people = [
  { uid: 3, member: { firstName: 'Finn' } },
  { uid: 4, member: { firstName: 'Emma' } },
] as unknown as Parameters<typeof personSteps>[0];
const one = people.slice(0, 1);
const carts = [{ invoice: { total: 20_500, payNow: 20_500, items: [] } }] as unknown as Parameters<
  typeof primaryAction
>[1]['carts'];

describe('personSteps', () => {
  test('numbers the people, and says the state of each form', () => {
    expect(personSteps(people, { 3: 'complete', 4: 'wrong' })).toEqual([
      { uid: 3, number: 1, label: 'Finn · 1 van 2', said: 'klaar', state: 'complete' },
      { uid: 4, number: 2, label: 'Emma · 2 van 2', said: 'na te kijken', state: 'wrong' },
    ]);
  });
});

describe('primaryAction', () => {
  test.each([
    ['leads to the next incomplete form', people, { states: { 3: 'todo', 4: 'todo' } }, 'Verder met Emma'],
    ['leads several people to the review', people, { states: { 3: 'todo', 4: 'complete' } }, 'Kijk alles na'],
    ['leads one person to the review of several courses', one, { states: { 3: 'todo' } }, 'Kijk alles na'],
    [
      'registers from the review',
      people,
      { states: { 3: 'complete', 4: 'complete' }, reviewedBy: 3 },
      'Bestellen en betalen · €\u00a0205,00',
    ],
    [
      'registers one person without a review at once',
      one,
      { states: { 3: 'todo' }, hasReview: false },
      'Bestellen en betalen · €\u00a0205,00',
    ],
  ] as const)('%s', (_title, enrolments, way, expected) => {
    const whole = { reviewedBy: undefined, hasReview: true, ...way };
    expect(primaryAction(3, { enrolments, carts }, whole)).toBe(expected);
  });
});

describe('primaryAction of a free course', () => {
  const free = (isQueued: boolean) =>
    [{ uid: 3, invoice: { total: 0, payNow: 0, items: [{ isQueued }] } }] as unknown as typeof carts;
  test.each([
    ['with a place', false, 'Inschrijven'],
    ['that is full', true, 'Zet op de wachtlijst'],
  ])('%s says what a press does', (_, isQueued, expected) => {
    const way = { states: { 3: 'todo' }, reviewedBy: undefined, hasReview: false } as const;
    expect(primaryAction(3, { enrolments: one, carts: free(isQueued) }, way)).toBe(expected);
  });
});

describe('paymentHint', () => {
  test.each([
    ['says that everything is paid later', [{ payNow: 0, payLater: 19_500 }], 'Je betaalt vandaag niets.'],
    [
      'shows the amount to pay now when the rest is paid later',
      [{ payNow: 5_000, payLater: 24_700 }],
      'Nu te betalen: €\u00a050,00',
    ],
    [
      'adds the amounts of all persons',
      [
        { payNow: 5_000, payLater: 0 },
        { payNow: 0, payLater: 19_500 },
      ],
      'Nu te betalen: €\u00a050,00',
    ],
    [
      'is empty when everything is paid now, because the button shows the amount',
      [{ payNow: 11_000, payLater: 0 }],
      '',
    ],
  ])('%s', (_title, invoices, expected) => {
    expect(paymentHint(invoices.map((invoice) => ({ invoice })))).toBe(expected);
  });
});
