import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Address } from '#schemas/entities/people/address.ts';

/** All people. A person who can log in has a mail and a password; without a password the mail only receives messages. */
export const users = pgTable(
  'users',
  {
    uid: integer().primaryKey().generatedByDefaultAsIdentity(),
    mail: text(),
    /** The confirmed address. `mail` counts as confirmed where both are the same. */
    confirmedMail: text(),
    passwordHash: text(),
    fname: text().notNull(),
    lname: text().notNull(),
    phone: text().notNull().default(''),
    /** Receives the same messages as `mail`; '' where there is none. */
    secondMail: text().notNull().default(''),
    sex: text({ enum: ['', 'm', 'v', 'x'] })
      .notNull()
      .default(''),
    nationality: text().notNull().default(''),
    /** In the format of the wire. */
    address: jsonb().$type<Address>(),
    birthdate: date({ mode: 'string' }),
    /** The holder of the account that this family member belongs to. */
    parentUid: integer().references((): AnyPgColumn => users.uid),
    /** Since when this person is a parent beside the holder (`parentUid`), with a login of their own; null for anybody else. */
    coParentSince: timestamp({ withTimezone: true }),
    color: text().notNull(),
    isDsvMember: boolean().notNull().default(false),
    /**
     * Buys tickets with a name and an address alone. A guest has a session but no login, and nobody has confirmed the address.
     * Decision: docs/decisions/0208-a-guest-buys-tickets.md
     */
    isGuest: boolean().notNull().default(false),
    isBlocked: boolean().notNull().default(false),
    blockedReason: text(),
    /** The day on which somebody last used the account, known by the daily round. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (user) => [
    index().on(user.parentUid),
    uniqueIndex('users_mail_logs_in_once').on(user.mail).where(sql`${user.passwordHash} is not null`),
    index('users_guests_by_mail').on(user.mail).where(sql`${user.isGuest}`),
    check('users_mail_is_lower_case', sql`${user.mail} = lower(${user.mail})`),
    check('users_guest_has_no_login', sql`not ${user.isGuest} or ${user.passwordHash} is null`),
    check('users_is_not_its_own_parent', sql`${user.parentUid} <> ${user.uid}`),
    check(
      'users_co_parent_has_a_family',
      sql`${user.coParentSince} is null or ${user.parentUid} is not null`,
    ),
  ],
);

/** The column of a table whose rows belong to a person and are deleted with their account. */
export function ofUser() {
  return integer()
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' });
}

/** Sessions by the hash of their token, so that a reader of the database can't log in with it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    uid: ofUser(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Browser and system that opened the session: `Firefox, Windows`; '' where neither is known. */
    device: text().notNull().default(''),
    /** The login that started it. Sessions opened by a code of another session share its login, and end together. */
    login: text().notNull(),
  },
  (session) => [index().on(session.uid), index().on(session.expiresAt), index().on(session.login)],
);

/**
 * Sessions that somebody ended on purpose from elsewhere, without whose they were. A browser with such a token is told so, and forgets what
 * it stored.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    tokenHash: text().primaryKey(),
    /** When the session would have expired. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (ended) => [index().on(ended.expiresAt)],
);

/** Browsers in which an account's password was given before, as hashes of the token in the browser's cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    uid: ofUser(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (device) => [
    primaryKey({ columns: [device.tokenHash, device.uid] }),
    index().on(device.uid),
    index().on(device.lastUsedAt),
  ],
);

/** One-time codes, stored as hashes, as session tokens are. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    codeHash: text().primaryKey(),
    uid: ofUser(),
    purpose: text({ enum: ['login', 'password', 'mail', 'guest'] }).notNull(),
    /** The address that the code confirms; null for another purpose. */
    mail: text(),
    /** Login of the session that asked for the code; null where none did. */
    login: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (code) => [index().on(code.uid), index().on(code.expiresAt)],
);

/**
 * National numbers of eleven digits. They are stored apart, because only a tax certificate for childcare may ask for one. A certificate has
 * its own copy, so a number that no certificate waits for is there only to be offered again.
 * Decision: docs/decisions/0137-a-tax-certificate-is-complete-or-is-not-made.md
 */
export const nationalNumbers = pgTable('national_numbers', {
  uid: integer()
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  digits: text().notNull(),
  /**
   * Latest year of payment for whose certificate the number was given: it is kept as long as the certificates of that year. null: given for
   * no certificate, so nothing keeps it.
   */
  neededForYear: integer(),
});

/**
 * Open invitations to become the other parent of a family, or the guardian of a minor who asks. An answered or withdrawn one is
 * deleted.
 */
export const parentInvites = pgTable(
  'parent_invites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The invitation holds for the family that this parent belongs to when it is accepted. */
    invitedBy: ofUser(),
    /** In lower case. */
    mail: text().notNull(),
    /** Name of the guardian, as the minor gave it; null for the other parent. */
    guardianName: text(),
    /** The first words of it, which are the first name; null for the other parent, and in an older invitation. */
    guardianFname: text(),
    /** Until when the places in the minor's cart are held for the guardian; null for the other parent. */
    placesUntil: timestamp({ withTimezone: true }),
    /** Whether it invites to the whole family. Otherwise it is about its children alone, for a household of its own. */
    isForFamily: boolean().notNull().default(true),
    /** Hash of the secret in the mailed link. */
    codeHash: text().notNull().unique(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (invite) => [
    index().on(invite.invitedBy),
    index().on(invite.expiresAt),
    check(
      'parent_invites_hold_places_for_a_guardian',
      sql`(${invite.guardianName} is null) = (${invite.placesUntil} is null)`,
    ),
  ],
);

/** The children whom an invitation names, as the household was when it was sent. A child that came later is not shared by it. */
export const parentInviteChildren = pgTable(
  'parent_invite_children',
  {
    inviteId: integer()
      .notNull()
      .references(() => parentInvites.id, { onDelete: 'cascade' }),
    uid: ofUser(),
  },
  (child) => [primaryKey({ columns: [child.inviteId, child.uid] }), index().on(child.uid)],
);

/**
 * Children of one household who are shared with a parent of another. A child has two households at most.
 * Decision: docs/decisions/0182-a-child-of-two-households.md
 */
export const sharedChildren = pgTable(
  'shared_children',
  {
    uid: integer()
      .primaryKey()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The parent who accepted. The second household is the one that this parent belongs to now. */
    sharedWith: ofUser(),
    sharedSince: timestamp({ withTimezone: true }).notNull(),
  },
  (child) => [
    index().on(child.sharedWith),
    check('shared_children_are_of_somebody_else', sql`${child.uid} <> ${child.sharedWith}`),
  ],
);
