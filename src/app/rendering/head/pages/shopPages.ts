import type { Club } from '#src/api/entities/club/club.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
import { productQuery } from '#src/features/webshop/queries/productQuery.ts';
import { productCategoriesQuery, productsQuery } from '#src/features/webshop/queries/productsQuery.ts';
import { shopTitle } from '#src/features/webshop/view/productTexts.ts';
import { hrefs } from '#src/paths.ts';
import { pageHeadTexts as texts } from '#src/texts/nl/pageHead.ts';
import { type LinkPicture, linkPicture } from '../linkPicture.ts';
import { plainLine, shortLine } from '../plainLine.ts';
import { clubReference, maxDescription } from '../structured/clubData.ts';
import { breadcrumbData, type Entry, listData } from '../structured/listData.ts';
import { productOffers } from '../structured/offerData.ts';
import { known, type StructuredData } from '../structured/structuredData.ts';
import type { ClubPageRequest, PublicPage } from './publicPage.ts';

/** The webshop of a club, or one of its categories. */
export function shopPage({ club, origin, params, client }: ClubPageRequest): PublicPage {
  const { category: asked } = params;
  const categories = client.getQueryData(productCategoriesQuery(club.nid).queryKey) ?? [];
  const products = client.getQueryData(productsQuery({ club: club.nid, category: asked }).queryKey) ?? [];
  const category = categories.find(({ url }) => url === asked);
  const way = [
    ...wayToShop(club),
    ...(category
      ? [{ title: category.title, path: hrefs.productCategory({ club: club.url, category: category.url }) }]
      : []),
  ];
  const entries = products.map(({ title, url }) => ({
    title,
    path: hrefs.product({ club: club.url, product: url }),
  }));
  return {
    path:
      asked === undefined
        ? hrefs.webshop({ club: club.url })
        : hrefs.productCategory({ club: club.url, category: asked }),
    isIndexed: true,
    description: texts.webshop(club.title, category?.title ?? shopTitle(club)),
    picture: linkPicture({ club, origin }),
    jsonLd: [listData(entries, origin), breadcrumbData(way, origin)],
  };
}

/** A product with any of its variants chosen; undefined where the product isn't known. */
export function productPage({ club, origin, params, client }: ClubPageRequest): PublicPage | undefined {
  const product = client.getQueryData(
    productQuery({ club: club.nid, product: params.product ?? '' }).queryKey,
  );
  if (!product) return undefined;
  const path = hrefs.product({ club: club.url, product: product.url });
  const url = new URL(path, origin).href;
  const picture = linkPicture({ club, image: product.image, origin });
  return {
    path,
    isIndexed: true,
    description: product.description || texts.webshop(club.title, product.title),
    picture,
    jsonLd: [
      productData({ product, club, origin, url, picture }),
      breadcrumbData([...wayToShop(club), { title: product.title, path }], origin),
    ],
  };
}

function wayToShop(club: ClubPageRequest['club']): Entry[] {
  return [
    { title: club.title, path: hrefs.club({ club: club.url }) },
    { title: shopTitle(club), path: hrefs.webshop({ club: club.url }) },
  ];
}

interface OfProduct {
  readonly product: Product;
  readonly club: Club;
  readonly origin: string;
  /** The canonical address of the page. */
  readonly url: string;
  readonly picture: LinkPicture;
}

function productData({ product, club, origin, url, picture }: OfProduct): StructuredData {
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
