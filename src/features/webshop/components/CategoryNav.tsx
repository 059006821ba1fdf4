import type { Club } from '#src/api/entities/club/club.ts';
import type { ProductCategory } from '#src/api/entities/offer/product.ts';
import { NavLink } from '#src/components/actions/NavLink.tsx';
import { hrefs } from '#src/paths.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import styles from './Shop.module.css';

/** Reserves the space of the categories, because the products below may load first. */
export function CategoriesLoading() {
  return <div className={styles.categoriesLoading} />;
}

interface CategoryNavProps {
  club: Club;
  categories: readonly ProductCategory[];
}

/** The categories of the webshop. Hidden when there is only one. */
export function CategoryNav({ club, categories }: CategoryNavProps) {
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
