import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { tariffs } from './offer.ts';

export const productCategories = pgTable(
  'product_categories',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    url: text().notNull(),
    title: text().notNull(),
    position: integer().notNull(),
  },
  (category) => [unique().on(category.clubNid, category.url)],
);

export const products = pgTable(
  'products',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    categoryNid: integer()
      .notNull()
      .references(() => productCategories.nid),
    url: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** It is sent, so the order needs an address. */
    isAddressRequired: boolean().notNull().default(false),
    /** How many one order may have of it; null: as many as there are. */
    maxPerOrder: integer(),
  },
  (product) => [unique().on(product.clubNid, product.url), index().on(product.categoryNid)],
);

/** A size, a colour: what of a product can be ordered. */
export const productVariants = pgTable(
  'product_variants',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    productNid: integer()
      .notNull()
      .references(() => products.nid, { onDelete: 'cascade' }),
    title: text().notNull(),
    priceCents: integer().notNull(),
    /** null: not counted. */
    stock: integer(),
    /** May be ordered beyond the stock. */
    allowsBackorder: boolean().notNull().default(false),
  },
  (variant) => [
    index().on(variant.productNid),
    // The last line: what isn't there is never sold.
    check('product_variants_never_oversold', sql`${variant.stock} >= 0`),
    check('product_variants_prices_are_not_negative', sql`${variant.priceCents} >= 0`),
  ],
);

/** What a club offers beside a tariff, such as the shoes of a ballet class. */
export const relatedProducts = pgTable(
  'related_products',
  {
    tariffNid: integer()
      .notNull()
      .references(() => tariffs.nid, { onDelete: 'cascade' }),
    productNid: integer()
      .notNull()
      .references(() => products.nid, { onDelete: 'cascade' }),
  },
  (related) => [primaryKey({ columns: [related.tariffNid, related.productNid] })],
);
