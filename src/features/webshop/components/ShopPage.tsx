import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ProductCategory } from '#src/api/entities/offer/product.ts';
import { NavLink } from '#src/components/actions/NavLink.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { Loaded } from '../../failures/index.ts';
import { productCategoriesQuery, productsQuery } from '../queries/productsQuery.ts';
import { shopTitle } from '../view/productTexts.ts';
import { FoundProducts } from './FoundProducts.tsx';
import styles from './Shop.module.css';
import { ShopMissing } from './ShopMissing.tsx';

/** The products of the category in the address, or all products when it has none. */
export function ShopPage({ club }: { club: Club }) {
  return club.addons.includes('webshop') ? <Shop club={club} /> : <ShopMissing club={club} what="webshop" />;
}

function Shop({ club }: { club: Club }) {
  const { category: url } = useParams();
  const { data: categories = [], isLoading: expectsCategories } = useQuery(productCategoriesQuery(club.nid));
  const products = useQuery(productsQuery({ club: club.nid, category: url }));
  const category = categories.find((one) => one.url === url);
  const shop = shopTitle(club);
  const isUnknown = isMissing(products.error);
  const title = category ? `${category.title} · ${shop}` : shop;
  usePageTitle({ title: isUnknown ? texts.categoryUnknown : title, club: club.title });

  if (isUnknown) return <ShopMissing club={club} what="category" />;
  return (
    <>
      <PageHeader
        title={category?.title ?? shop}
        back={
          url === undefined
            ? { to: hrefs.club({ club: club.url }), label: club.title }
            : { to: hrefs.webshop({ club: club.url }), label: shop }
        }
      />
      {expectsCategories ? <CategoriesLoading /> : <CategoryNav club={club} categories={categories} />}
      <WithoutJavaScript needs="order" />
      <Loaded query={products} loading={<ProductsLoading label={texts.loading} />}>
        {(known) => <FoundProducts club={club} products={known} isCategory={url !== undefined} />}
      </Loaded>
    </>
  );
}

function ProductsLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={`${styles.grid} ${styles.loading}`}>
        <Skeleton shape="card" count={6} />
      </div>
    </Loading>
  );
}

/** Reserves the space of the categories, because the products below may load first. */
function CategoriesLoading() {
  return <div className={styles.categoriesLoading} />;
}

interface CategoryNavProps {
  club: Club;
  categories: readonly ProductCategory[];
}

/** The categories of the webshop. Hidden when there is only one. */
function CategoryNav({ club, categories }: CategoryNavProps) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label={texts.categories} className={styles.categories}>
      <ul>
        <li>
          <NavLink end className={styles.category} to={hrefs.webshop({ club: club.url })}>
            {texts.all}
          </NavLink>
        </li>
        {categories.map(({ nid, url, title, count }) => (
          <li key={nid}>
            <NavLink
              className={styles.category}
              to={hrefs.productCategory({ club: club.url, category: url })}
            >
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
