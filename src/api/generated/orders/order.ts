// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { orderItem } from '../../entities/orders/orderItem.ts';
import { transfer } from '../../entities/orders/transfer.ts';
import { flag } from '../../wire/flag.ts';
import { listOf, mapOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';
import { moneyStanding } from './moneyStanding.ts';
import { orderRegistration } from './orderRegistration.ts';

export const order = v.object({
  oid: integer,
  uid: integer,
  club: v.object({
    nid: integer,
    title: text,
    url: text,
  }),
  /** Seconds since 1970-01-01T00:00:00Z */
  placed: integer,
  payment: v.picklist(["unpaid","processing","paid","failed","cancelled"]),
  /** First order of the same checkout; itself for an order that stands alone */
  checkout: v.fallback(v.optional(integer), undefined),
  transfer: v.fallback(v.optional(transfer), undefined),
  /** Structured communication of the transfer, +++000/0000/00000+++ */
  reference: v.fallback(optionalText, ""),
  /** In cents. */
  payNow: cents,
  /** In cents. */
  payLater: cents,
  /** In cents. */
  total: cents,
  /** Amount that is due today or earlier and still unpaid. In cents. */
  due: v.fallback(v.optional(cents), undefined),
  standing: v.fallback(v.optional(moneyStanding), undefined),
  items: listOf(orderItem),
  /** Name of the person per section */
  sections: v.fallback(mapOf(text), {}),
  registrations: listOf(orderRegistration),
  instalments: v.fallback(listOf(v.object({
    due: isoDay,
    /** In cents. */
    amount: cents,
    paid: flag,
  })), []),
  /** Number of tickets that admit a person */
  tickets: v.fallback(integer, 0),
  /** Number of sessions in the agenda file of the order */
  sessions: v.fallback(integer, 0),
  withdrawal: v.fallback(v.optional(v.object({
    /** Last moment of withdraw_order */
    until: integer,
    /** When somebody withdrew */
    withdrawn: v.fallback(v.optional(integer), undefined),
  })), undefined),
});
