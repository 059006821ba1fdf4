import { isFull } from '#rules/eligibility.ts';
import type { Cents } from '#rules/money.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { countedTariffs, currentPrice } from '#src/features/courses/view/offerTexts.ts';
import { plainLine } from '../plainLine.ts';
import { known, type StructuredData } from './structuredData.ts';

type Availability = 'InStock' | 'SoldOut' | 'OutOfStock' | 'BackOrder';

/** `12.50`: an amount in euros as schema.org writes it. */
function priceOf(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** The offers of a course or an event, one for each tariff. Free places say nothing while registration isn't open. */
export function tariffOffers(course: Pick<CourseSummary, 'tariffs'>, url: string): StructuredData[] {
  return countedTariffs(course).map((tariff) => {
    const price = currentPrice(tariff);
    return {
      ...offer({ title: tariff.title, price, url }),
      priceValidUntil: tariff.earlyPrice?.until,
      category: price === 0 ? 'Free' : 'Paid',
      availability: tariff.blockedMessage === undefined ? inWords(placesOf(tariff)) : undefined,
    };
  });
}

/** One offer, or the range of prices of several variants. */
export function productOffers({ variants }: Pick<Product, 'variants'>, url: string): StructuredData {
  const offers = variants.map((variant) => ({
    ...offer({ title: variant.title, price: variant.price, url }),
    availability: inWords(stockOf(variant)),
  }));
  const [only, ...others] = offers;
  if (only && others.length === 0) return only;
  const prices = variants.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: priceOf(Math.min(...prices)),
    highPrice: priceOf(Math.max(...prices)),
    offerCount: offers.length,
    offers,
  };
}

function offer({ title, price, url }: { title: string; price: Cents; url: string }) {
  return {
    '@type': 'Offer',
    name: known(plainLine(title)),
    price: priceOf(price),
    priceCurrency: 'EUR',
    url,
  };
}

function placesOf({ places }: Tariff): Availability {
  return isFull(places) ? 'SoldOut' : 'InStock';
}

function stockOf({ stock, allowsBackorder }: ProductVariant): Availability {
  if (stock !== 0) return 'InStock';
  return allowsBackorder ? 'BackOrder' : 'OutOfStock';
}

function inWords(availability: Availability): string {
  return `https://schema.org/${availability}`;
}
