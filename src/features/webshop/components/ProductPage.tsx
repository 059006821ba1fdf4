import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { Loaded } from '../../failures/index.ts';
import { productQuery } from '../queries/productQuery.ts';
import { readProductChoice } from '../view/productChoice.ts';
import { productPrice, shopTitle } from '../view/productTexts.ts';
import { ProductOrder } from './order/ProductOrder.tsx';
import styles from './ProductPage.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import { ShopMissing } from './ShopMissing.tsx';

/** The product in the address, by its url or its nid. */
export function ProductPage({ club }: { club: Club }) {
  return club.addons.includes('webshop') ? (
    <AskedProduct club={club} />
  ) : (
    <ShopMissing club={club} what="webshop" />
  );
}

function AskedProduct({ club }: { club: Club }) {
  const { product: asked = '' } = useParams();
  const { search } = useLocation();
  const query = useQuery(productQuery({ club: club.nid, product: asked }));
  if (isMissing(query.error)) return <ShopMissing club={club} what="product" />;
  return (
    <Loaded query={query} loading={<ProductLoading />} headingLevel="h1">
      {(product) => (
        <>
          {/* From the nid to the product's own address. Without JavaScript the page stays. */}
          {product.url !== asked && (
            <Navigate replace to={hrefs.product({ club: club.url, product: product.url }) + search} />
          )}
          <ProductDetail key={product.nid} club={club} product={product} query={search} />
        </>
      )}
    </Loaded>
  );
}

function ProductDetail({ club, product, query }: { club: Club; product: Product; query: string }) {
  usePageTitle({ title: product.title, club: club.title });
  return (
    <>
      <PageHeader
        title={product.title}
        back={{ to: hrefs.webshop({ club: club.url }), label: shopTitle(club) }}
      />
      <div className={styles.columns}>
        <ProductFacts club={club} product={product} />
        <ProductOrder club={club} product={product} chosen={readProductChoice(new URLSearchParams(query))} />
      </div>
    </>
  );
}

interface ProductFactsProps {
  club: Club;
  product: Product;
}

function ProductFacts({ club, product }: ProductFactsProps) {
  return (
    <div className={layout.stack2}>
      <ProductPicture club={club} product={product} large />
      <p className={styles.price}>{productPrice(product)}</p>
      {product.description && <p className={styles.description}>{product.description}</p>}
      {product.isAddressRequired && (
        <p className={styles.fact}>
          <Icon name="pin" />
          {texts.addressRequired}
        </p>
      )}
      {product.most !== undefined && (
        <p className={styles.fact}>
          <Icon name="info" />
          {texts.maxPerOrder(product.most)}
        </p>
      )}
    </div>
  );
}

function ProductLoading() {
  return (
    <Loading label={texts.loadingProduct}>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <div>
          <Skeleton shape="card" />
          <Skeleton count={3} />
        </div>
        <div>
          <Skeleton shape="field" count={3} />
        </div>
      </div>
    </Loading>
  );
}
