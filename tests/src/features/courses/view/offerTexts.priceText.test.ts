import { describe, expect, test } from 'vitest';
import { earlyPriceFromText, fullPriceText, priceFromText } from '#src/features/courses/view/offerTexts.ts';
import { course, euros } from '../courseFixtures.ts';

describe('priceFromText', () => {
  test('adds "vanaf" only when the prices differ', () => {
    expect(euros(priceFromText(course({ tariffs: [{ price: 185 }, { price: 185 }] })))).toBe('€ 185,00');
    expect(euros(priceFromText(course({ tariffs: [{ price: 185 }, { price: 12.5 }] })))).toBe(
      'vanaf € 12,50',
    );
  });
  test('uses the price after the discount', () =>
    expect(euros(priceFromText(course({ tariffs: [{ price: 185, discountedPrice: 170.5 }] })))).toBe(
      '€ 170,50',
    ));
  test('ignores a trial, unless every tariff is one', () => {
    expect(euros(priceFromText(course({ tariffs: [{ type: 'trial', price: 0 }, { price: 185 }] })))).toBe(
      '€ 185,00',
    );
    expect(priceFromText(course({ tariffs: [{ type: 'trial', price: 0 }] }))).toBe('Gratis');
  });
  test('shows a price of 0 as "Gratis"', () =>
    expect(priceFromText(course({ tariffs: [{ price: 0 }] }))).toBe('Gratis'));
  test('includes what a place in the hall costs', () => {
    const seatCosts = { least: 0, most: 2 };
    expect(euros(priceFromText(course({ tariffs: [{ price: 16 }], seatCosts })))).toBe('€ 16,00 tot € 18,00');
    expect(euros(priceFromText(course({ tariffs: [{ price: 16 }], seatCosts: { least: 2, most: 2 } })))).toBe(
      '€ 18,00',
    );
    expect(
      euros(
        priceFromText(course({ tariffs: [{ price: 16 }, { price: 9 }], seatCosts: { least: 1, most: 3 } })),
      ),
    ).toBe('vanaf € 10,00');
    expect(euros(priceFromText(course({ tariffs: [{ price: 0 }], seatCosts })))).toBe('€ 0,00 tot € 2,00');
  });
  test('is empty without tariffs', () => expect(priceFromText(course({ tariffs: [] }))).toBe(''));
});

test('fullPriceText is the price before the discount of the cheapest tariff', () => {
  const discounted = { price: 185, discountedPrice: 170.5 };
  expect(euros(fullPriceText(course({ tariffs: [discounted, { price: 200 }] })))).toBe('€ 185,00');
  expect(fullPriceText(course({ tariffs: [discounted, { price: 90 }] }))).toBe('');
  expect(fullPriceText(course({ tariffs: [{ price: 90 }] }))).toBe('');
});

test('earlyPriceFromText has the last day of the price that is shown, and no crossed out price beside it', () => {
  const early = { price: 95, discountedPrice: 85, earlyPrice: { until: '2027-06-30', after: 95 } };
  const at = course({ tariffs: [early, { price: 200 }] });
  expect(euros(earlyPriceFromText(at))).toBe('Tot en met 30/06/2027, daarna € 95,00');
  const other = course({ tariffs: [early, { price: 90 }] });
  expect(euros(earlyPriceFromText(other))).toBe('Tot en met 30/06/2027, daarna € 90,00');
  expect(fullPriceText(at)).toBe('');
  expect(earlyPriceFromText(course({ tariffs: [early, { price: 60 }] }))).toBe('');
});
