import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { courses } from './offer.ts';
import { orders } from './orders.ts';

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
  (use) => [primaryKey({ columns: [use.voucherNid, use.oid] })],
);

/** Cards of the UiTPAS scheme: a built-in stand-in for its service. */
export const uitpasCards = pgTable('uitpas_cards', {
  /** Thirteen digits. */
  number: text().primaryKey(),
  hasReducedRate: boolean().notNull(),
  validUntil: timestamp({ withTimezone: true }),
});
