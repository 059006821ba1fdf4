import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { courses, tariffs } from './offer.ts';
import { orderLines, orders } from './orders.ts';
import { ofUser } from './people.ts';

export const vouchers = pgTable(
  'vouchers',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** In capitals, for comparison. */
    code: text().notNull(),
    kind: text({ enum: ['percentage', 'amount'] }).notNull(),
    /** Whole percents, or cents. */
    value: integer().notNull(),
    /** null where the voucher is for everything of the club. */
    courseNid: integer().references(() => courses.nid, { onDelete: 'cascade' }),
    /** null where the voucher has no maximum. */
    maxUses: integer(),
    uses: integer().notNull().default(0),
    isCombinable: boolean().notNull().default(true),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
  },
  (voucher) => [
    unique().on(voucher.clubNid, voucher.code),
    check('vouchers_are_in_capitals', sql`${voucher.code} = upper(${voucher.code})`),
    check('vouchers_never_overused', sql`${voucher.uses} >= 0 AND ${voucher.uses} <= ${voucher.maxUses}`),
    check(
      'vouchers_have_a_value',
      sql`${voucher.value} > 0 AND (${voucher.kind} = 'amount' OR ${voucher.value} <= 100)`,
    ),
  ],
);

export const voucherUses = pgTable(
  'voucher_uses',
  {
    voucherNid: integer()
      .notNull()
      .references(() => vouchers.nid),
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
  },
  (use) => [primaryKey({ columns: [use.voucherNid, use.oid] }), index().on(use.oid)],
);

/** Cards of the UiTPAS scheme, for courses without an event in UiTdatabank: a built-in stand-in for the register. */
export const uitpasCards = pgTable('uitpas_cards', {
  /** Thirteen digits. */
  number: text().primaryKey(),
  hasReducedRate: boolean().notNull(),
  validUntil: timestamp({ withTimezone: true }),
});

/**
 * What the register said about a card and an event, kept for an hour: a price is computed inside a transaction, which must not wait
 * for another server.
 */
export const uitpasAnswers = pgTable(
  'uitpas_answers',
  {
    /** Thirteen digits. */
    number: text().notNull(),
    /** Id of the event in UiTdatabank. */
    event: text().notNull(),
    hasReducedRate: boolean().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (answer) => [primaryKey({ columns: [answer.number, answer.event] }), index().on(answer.askedAt)],
);

/**
 * Lines of orders at the reduced rate of UiTPAS, which the club is repaid. The number of the card is a personal datum that stands
 * nowhere else: it goes with its person, and no answer to other people holds it.
 */
export const uitpasSales = pgTable(
  'uitpas_sales',
  {
    oid: integer().notNull(),
    position: integer().notNull(),
    uid: ofUser(),
    /** The tariff that was sold. The line has another one after a change of group. */
    tariffNid: integer()
      .notNull()
      .references(() => tariffs.nid),
    /** Number of the card, thirteen digits. */
    number: text().notNull(),
    regularCents: integer().notNull(),
    reducedCents: integer().notNull(),
    /** `waiting`: the register wasn't told yet. `refused`: it never will accept the sale. */
    state: text({ enum: ['waiting', 'registered', 'refused'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** The next attempt; null where nothing is to be done. */
    tryAt: timestamp({ withTimezone: true }),
    /** Id of the sale in the register. */
    saleId: text(),
    /** Why the last attempt failed; '' without a failure. */
    problem: text().notNull().default(''),
  },
  (sale) => [
    primaryKey({ columns: [sale.oid, sale.position] }),
    foreignKey({
      columns: [sale.oid, sale.position],
      foreignColumns: [orderLines.oid, orderLines.position],
    }).onDelete('cascade'),
    index().on(sale.uid),
    index().on(sale.tryAt),
    check(
      'uitpas_sales_are_reduced',
      sql`${sale.reducedCents} >= 0 AND ${sale.reducedCents} < ${sale.regularCents}`,
    ),
  ],
);
