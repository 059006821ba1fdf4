import type { Club } from '#src/api/entities/club/club.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
import type { LinkPicture } from '../linkPicture.ts';
import { plainLine, shortLine } from '../plainLine.ts';
import { clubReference, maxDescription } from './clubData.ts';
import { productOffers } from './offerData.ts';
import { known, type StructuredData } from './structuredData.ts';

interface OfProduct {
  readonly product: Product;
  readonly club: Club;
  readonly origin: string;
  /** The canonical address of the page. */
  readonly url: string;
  readonly picture: LinkPicture;
}

export function productData({ product, club, origin, url, picture }: OfProduct): StructuredData {
  return {
    '@type': 'Product',
    '@id': url,
    name: plainLine(product.title),
    url,
    description: known(shortLine(product.description, maxDescription)),
    category: known(plainLine(product.category)),
    image: picture.url,
    offers: { ...productOffers(product, url), seller: clubReference(club, origin) },
  };
}
