import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CartContents } from '#schemas/entities/orders/keptCart.ts';
import { ofClub } from './clubs.ts';
import { ofUser, users } from './people.ts';

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

/** Drafts of forms that follow their account from device to device. */
export const keptDrafts = pgTable(
  'kept_drafts',
  {
    /** The account that fills in the form. */
    account: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    uid: ofUser(),
    clubNid: ofClub(),
    /** The tariffs or the form, in the format of the wire. */
    about: text().notNull(),
    /** JSON that the server never reads; null for a draft that was sent or discarded. */
    answers: text(),
    /** When the person made the change; a device without connection sends it later. */
    editedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (draft) => [
    primaryKey({ columns: [draft.account, draft.uid, draft.clubNid, draft.about] }),
    index().on(draft.uid),
    index().on(draft.editedAt),
  ],
);
