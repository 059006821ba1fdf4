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
import type { Address } from '#schemas/entities/address.ts';

/** Everybody: who can log in has a mail and a password; the mail of somebody without a password only gets messages. */
export const users = pgTable(
  'users',
  {
    uid: integer().primaryKey().generatedByDefaultAsIdentity(),
    mail: text(),
    /** The address that was confirmed by a mail: `mail` is confirmed where it is the same. */
    confirmedMail: text(),
    passwordHash: text(),
    fname: text().notNull(),
    lname: text().notNull(),
    phone: text().notNull().default(''),
    /** Gets the same messages as `mail`; '' where there is none. */
    secondMail: text().notNull().default(''),
    sex: text({ enum: ['', 'm', 'v', 'x'] })
      .notNull()
      .default(''),
    nationality: text().notNull().default(''),
    /** As the wire has it. */
    address: jsonb().$type<Address>(),
    birthdate: date({ mode: 'string' }),
    /** The holder of the account that this family member belongs to. */
    parentUid: integer().references((): AnyPgColumn => users.uid),
    color: text().notNull(),
    isDsvMember: boolean().notNull().default(false),
    isBlocked: boolean().notNull().default(false),
    blockedReason: text(),
  },
  (user) => [
    index().on(user.parentUid),
    uniqueIndex('users_mail_logs_in_once').on(user.mail).where(sql`${user.passwordHash} is not null`),
    check('users_mail_is_lower_case', sql`${user.mail} = lower(${user.mail})`),
    check('users_is_not_its_own_parent', sql`${user.parentUid} <> ${user.uid}`),
  ],
);

/** The column of what is somebody's, and goes with their account. */
export function ofUser() {
  return integer()
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' });
}

/** Only the hash of a token is kept: who reads the database can't log in with it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    uid: ofUser(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The browser and the system that opened it, for people: `Firefox, Windows`; '' where neither is known. */
    device: text().notNull().default(''),
    /** The login that it comes from: sessions opened by a code of another one share it, and end together. */
    login: text().notNull(),
  },
  (session) => [index().on(session.uid), index().on(session.expiresAt), index().on(session.login)],
);

/** Browsers in which the password of an account was given before; of each one a hash of the token in its cookie. */
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

/** A code that is good once: what is kept is its hash, as of a session's token. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    codeHash: text().primaryKey(),
    uid: ofUser(),
    purpose: text({ enum: ['login', 'password', 'mail'] }).notNull(),
    /** The address that the code confirms; null for another purpose. */
    mail: text(),
    /** The login of the session that asked for it; null where none did. */
    login: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (code) => [index().on(code.uid), index().on(code.expiresAt)],
);

/** Apart from everything else that is known of a person: only certificates need it. Eleven digits. */
export const nationalNumbers = pgTable('national_numbers', {
  uid: integer()
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  digits: text().notNull(),
});
