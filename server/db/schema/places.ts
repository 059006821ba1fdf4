import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Postcodes with their cities, many to many. */
export const localities = pgTable(
  'localities',
  {
    /** ISO 3166-1, two letters. */
    country: text().notNull(),
    postal: text().notNull(),
    city: text().notNull(),
    /** The city without accents and case. */
    searchText: text().notNull(),
  },
  (locality) => [
    primaryKey({ columns: [locality.country, locality.postal, locality.city] }),
    index().on(locality.country, locality.searchText),
  ],
);

/** Known streets with their house numbers. */
export const streets = pgTable(
  'streets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    postal: text().notNull(),
    name: text().notNull(),
    /** Without accents and case. */
    searchText: text().notNull(),
    lowestNumber: integer().notNull(),
    highestNumber: integer().notNull(),
  },
  (street) => [index().on(street.country, street.postal)],
);
