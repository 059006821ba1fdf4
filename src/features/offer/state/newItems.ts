import { freeUrl } from '#rules/offer/freeUrl.ts';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { withDefaults } from '../schema/formValues.ts';
import { schemaAt } from '../schema/offerSchema.ts';
import type { OfferFile } from './offerFile.ts';

type Category = OfferFile['webshop'][number];
type Product = Category['products'][number];

export function newCategory(title: string, webshop: OfferFile['webshop']): Category {
  const url = freeUrl(title, (one) => webshop.some((category) => category.url === one));
  return { url, title, products: [] };
}

export function newProduct(title: string, webshop: OfferFile['webshop']): Product {
  const products = webshop.flatMap((category) => category.products);
  const url = freeUrl(title, (one) => products.some((product) => product.url === one));
  // Cast: the schema gives all other fields a default but the price, which nobody has said yet. Until then the plan asks for it at its field.
  return withDefaults(
    { url, title, variants: [{ title: offerTexts.onlyVariant }] },
    schemaAt('webshop.products'),
  ) as Product;
}

type Pass = OfferFile['passes'][number];

export function newPass(label: string): Pass {
  // Cast: nobody has said the price yet. Until then the plan asks for it at its field.
  return { label, credit: 10 } as Pass;
}
