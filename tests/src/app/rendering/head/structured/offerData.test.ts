import { describe, expect, test } from 'vitest';
import { productOffers, tariffOffers } from '#src/app/rendering/head/structured/offerData.ts';
import { course } from '#tests/src/features/courses/courseFixtures.ts';

const url = 'https://clubs.example.org/arabesk/ballet-1';
const variant = (parts: object = {}) => ({
  nid: 1,
  title: 'Maat 28',
  price: 1_250,
  stock: 3,
  allowsBackorder: false,
  ...parts,
});

describe('tariffOffers', () => {
  test.each([
    [{ price: 12.5 }, { price: '12.50', category: 'Paid' }],
    [{ price: 0 }, { price: '0.00', category: 'Free' }],
    [{ price: 185, discountedPrice: 170.5 }, { price: '170.50' }],
    [{ price: 1_234.56 }, { price: '1234.56' }],
    [{ availability: 3 }, { availability: 'https://schema.org/InStock' }],
    [{ availability: null }, { availability: 'https://schema.org/InStock' }],
    [{ availability: 0 }, { availability: 'https://schema.org/SoldOut' }],
    [{ availability: -2 }, { availability: 'https://schema.org/SoldOut' }],
    [{ availability: 3, blockedRegistrationMessage: 'Later' }, { availability: undefined }],
    [{ title: ' Volledig\njaar ' }, { name: 'Volledig jaar', url, priceCurrency: 'EUR' }],
  ])('writes %o as %o', (tariff, expected) => {
    expect(tariffOffers(course({ tariffs: [tariff] }), url)).toMatchObject([expected]);
  });

  test('tells the last day of an early price', () => {
    const early = { price: 95, discountedPrice: 85, earlyPrice: { until: '2027-06-30', after: 95 } };
    expect(tariffOffers(course({ tariffs: [early] }), url)).toMatchObject([
      { price: '85.00', priceValidUntil: '2027-06-30' },
    ]);
  });

  test('leaves out a free trial, which is not the price of the course', () => {
    const tariffs = [{ price: 90 }, { price: 185 }, { price: 0, type: 'trial' }];
    expect(tariffOffers(course({ tariffs }), url).map(({ price }) => price)).toEqual(['90.00', '185.00']);
    expect(tariffOffers(course({ tariffs: [{ price: 0, type: 'trial' }] }), url)).toHaveLength(1);
  });
});

describe('productOffers', () => {
  test('is one offer for one variant', () => {
    expect(productOffers({ variants: [variant()] }, url)).toEqual({
      '@type': 'Offer',
      name: 'Maat 28',
      price: '12.50',
      priceCurrency: 'EUR',
      url,
      availability: 'https://schema.org/InStock',
    });
  });

  test('is a range for several variants', () => {
    const variants = [variant({ price: 2_450 }), variant({ price: 900 }), variant({ price: 2_650 })];
    expect(productOffers({ variants }, url)).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '9.00',
      highPrice: '26.50',
      offerCount: 3,
    });
  });

  test.each([
    [{ stock: undefined }, 'InStock'],
    [{ stock: 0 }, 'OutOfStock'],
    [{ stock: 0, allowsBackorder: true }, 'BackOrder'],
  ])('says of %o that it is %s', (parts, availability) => {
    expect(productOffers({ variants: [variant(parts)] }, url).availability).toBe(
      `https://schema.org/${availability}`,
    );
  });
});
