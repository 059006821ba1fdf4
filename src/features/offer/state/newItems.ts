import { freeUrl } from '#rules/offer/freeUrl.ts';
import { reservedBehindClub } from '#rules/reservedWords.ts';
import { withDefaults } from '../schema/formValues.ts';
import { schemaAt } from '../schema/offerSchema.ts';
import type { OfferCourse, OfferFile } from './offerFile.ts';

type Category = OfferFile['webshop'][number];
type Product = Category['products'][number];

/** A new course with its defaults. It has no tariff, so that nobody enrols for free before a manager says the price. */
export function newCourse(
  title: string,
  type: OfferCourse['type'],
  { courses, club }: Pick<OfferFile, 'courses' | 'club'>,
): OfferCourse {
  const url = freeUrl(
    title,
    (one) => reservedBehindClub.has(one) || courses.some((course) => course.url === one),
  );
  // Cast is safe: the schema gives all other fields a default.
  return {
    ...(withDefaults({ title, url, type, place: club.place }, schemaAt('courses')) as OfferCourse),
    ...{ sessions: [], weekly: [], series: [], stands: [] },
  };
}

export function newCategory(title: string, webshop: OfferFile['webshop']): Category {
  const url = freeUrl(title, (one) => webshop.some((category) => category.url === one));
  return { url, title, products: [] };
}

export function newProduct(title: string, webshop: OfferFile['webshop']): Product {
  const products = webshop.flatMap((category) => category.products);
  const url = freeUrl(title, (one) => products.some((product) => product.url === one));
  const variant = { title: 'Eén maat', price: 0 };
  // Cast is safe: the schema gives all other fields a default.
  return withDefaults({ url, title, variants: [variant] }, schemaAt('webshop.products')) as Product;
}
