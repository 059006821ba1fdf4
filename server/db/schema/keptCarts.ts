import { boolean, index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import type { CartContents } from '#schemas/entities/orders/keptCart.ts';
import { ofClub } from './clubs.ts';
import { ofUser } from './people.ts';

/** Carts that follow their account from device to device. They hold ids only, and no places. */
export const keptCarts = pgTable(
  'kept_carts',
  {
    uid: ofUser(),
    clubNid: ofClub(),
    /** Whether it is the cart of the household that a shared child does not belong to. Each household has a cart of its own. */
    ofOtherHousehold: boolean().notNull().default(false),
    version: integer().notNull(),
    /** In the format of the wire; null for a cart that was emptied or ordered. */
    contents: jsonb().$type<CartContents>(),
    /** When the person made the change; a device without connection sends it later. */
    editedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (cart) => [
    primaryKey({ columns: [cart.uid, cart.clubNid, cart.ofOtherHousehold] }),
    index().on(cart.editedAt),
  ],
);
