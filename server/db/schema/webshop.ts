import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Image } from '#schemas/entities/club/image.ts';
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
    /** It is shipped, so the order needs an address. */
    isAddressRequired: boolean().notNull().default(false),
    /** Maximum quantity in one order; null: as many as are in stock. */
    maxPerOrder: integer(),
    image: jsonb().$type<Image>(),
  },
  (product) => [unique().on(product.clubNid, product.url), index().on(product.categoryNid)],
);

/** Variants of a product that can be ordered, such as a size or a colour. */
export const productVariants = pgTable(
  'product_variants',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    productNid: integer()
      .notNull()
      .references(() => products.nid, { onDelete: 'cascade' }),
    title: text().notNull(),
    priceCents: integer().notNull(),
    /** null where the stock isn't counted. */
    stock: integer(),
    /** May be ordered when out of stock. */
    allowsBackorder: boolean().notNull().default(false),
  },
  (variant) => [
    index().on(variant.productNid),
    // The last line of defence: a variant that is out of stock is never sold.
    check('product_variants_never_oversold', sql`${variant.stock} >= 0`),
    check('product_variants_prices_are_not_negative', sql`${variant.priceCents} >= 0`),
  ],
);

/** Products that a club offers beside a tariff, such as the shoes of a ballet class. */
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
