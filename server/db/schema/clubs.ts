import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ClubReduction } from '#rules/reductions/clubReduction.ts';
import type { ClubAddon } from '#schemas/entities/club/club.ts';
import type { ClubCertification } from '#schemas/entities/club/clubCertification.ts';
import type { ClubLegal } from '#schemas/entities/club/clubLegal.ts';
import type { Image } from '#schemas/entities/club/image.ts';
import { staffRoles } from '#schemas/entities/people/clubRole.ts';
import { ofUser } from './people.ts';

export const clubs = pgTable('clubs', {
  nid: integer().primaryKey().generatedByDefaultAsIdentity(),
  url: text().notNull().unique(),
  title: text().notNull(),
  city: text().notNull(),
  /** Title and city without accents and case, for the search on the home page. */
  searchText: text().notNull(),
  description: text().notNull(),
  mail: text().notNull(),
  phone: text().notNull(),
  place: text().notNull(),
  color: text().notNull(),
  /** The font of the titles of the club's page. */
  font: text({ enum: ['plain', 'classic', 'round'] })
    .notNull()
    .default('plain'),
  /** The picture above the club's page; null without one. */
  cover: jsonb().$type<Image>(),
  /** Pictures of teachers, by the name that the courses give. */
  teacherPictures: jsonb().$type<Record<string, Image>>().notNull().default({}),
  addons: jsonb().$type<ClubAddon[]>().notNull(),
  hasForms: boolean().notNull(),
  licenseType: text({ enum: ['free', 'standard'] }).notNull(),
  webshopTerm: text().notNull(),
  logoFids: jsonb().$type<number[]>().notNull(),
  gtmContainerId: text().notNull(),
  isWaitingListDisabled: boolean().notNull(),
  showsAgeRestriction: boolean().notNull(),
  hidesTimestamp: boolean().notNull(),
  occupationDisplay: text({ enum: ['hidden', 'amount', 'always'] }).notNull(),
  occupationDisplayAmount: integer().notNull(),
  overviewDisplay: text({ enum: ['grid', 'list'] }).notNull(),
  ageCalculation: text({ enum: ['calculateAgeOnStartActivity', 'today'] }).notNull(),
  /** Orders wait for a later kostennota (invoice) instead of an immediate payment. */
  isPaidLater: boolean().notNull(),
  /** Rounds amounts to five cents, for clubs that are paid in cash. */
  roundsToFiveCents: boolean().notNull().default(false),
  /** Gives the reduced rates of the UiTPAS scheme. */
  takesUitpas: boolean().notNull().default(false),
  /** Sells tickets to people without an account. */
  sellsToGuests: boolean().notNull().default(false),
  /** Bank account for transfers, without spaces; '' where the club accepts none. */
  iban: text().notNull().default(''),
  /**
   * Line of the QR code of a transfer that holds the structured communication. `free`: the line for text, as EPC069-12 wants
   * it. `structured`: the line that the standard keeps for ISO 11649; some banks in Belgium read it there.
   */
  transferCodeLine: text({ enum: ['free', 'structured'] })
    .notNull()
    .default('free'),
  /** The legal person behind the club; null where the club gave none. */
  legal: jsonb().$type<ClubLegal>(),
  /** What the club says of itself on its certificates; null for a club that issues none. */
  certification: jsonb().$type<ClubCertification>(),
  /**
   * Days before the first lesson until which a member may stop without asking; null where a member always asks the club.
   */
  cancelDays: integer(),
  /** What happens to money that was paid for a registration that a member stops within `cancelDays`. */
  cancelMoney: text({ enum: ['refund', 'credit', 'none'] })
    .notNull()
    .default('refund'),
  /**
   * Days after the due day on which the club reminds of what is unpaid, each by one mail; empty where it never does. The
   * portal's setting REMINDERS must allow it.
   */
  reminderDays: jsonb().$type<number[]>().notNull().default([]),
  /** Reductions for families and for several courses, in the order of their application. */
  reductions: jsonb().$type<ClubReduction[]>().notNull().default([]),
  conditions: jsonb().$type<string[]>().notNull(),
  /** What the club adds to its privacy page, in paragraphs. */
  privacy: jsonb().$type<string[]>().notNull().default([]),
  /** Origins of the websites that may show the club's pages in a frame. */
  embedOrigins: jsonb().$type<string[]>().notNull().default([]),
  newsletterLabel: text(),
  newsletterQuestion: text(),
  newsletterHelp: text(),
});

/** The column of a table whose rows belong to a club. */
export function ofClub() {
  return integer()
    .notNull()
    .references(() => clubs.nid);
}

/** Pictures of a club, its offer and its teachers: an image and `files.logo[].fid` refer to them. */
export const clubFiles = pgTable('club_files', {
  fid: integer().primaryKey().generatedByDefaultAsIdentity(),
  clubNid: ofClub(),
  /** Path in the storage. */
  path: text().notNull(),
  mediaType: text().notNull(),
  /** SHA-256 of the stored bytes, and of the file that they were made from; null for pictures that no club file brought. */
  contentHash: text(),
  sourceHash: text(),
  /** Path beside the club file, for an export. */
  name: text(),
  /** Time of the upload in the browser; null once an offer with the picture was published, and for pictures that a club file brought. */
  waitsSince: timestamp({ withTimezone: true }),
});

export const clubMembers = pgTable(
  'club_members',
  {
    clubNid: ofClub(),
    uid: ofUser(),
    role: text({ enum: ['member', ...staffRoles] }).notNull(),
    /** The club blocked its pages for this person. */
    isBlocked: boolean().notNull().default(false),
    /** Why, as the manager wrote it; null where nobody is blocked, or a command blocked them. */
    blockedReason: text(),
    /** The last time that the club read the person from its spreadsheet of members; null: never. Who may register first depends on it. */
    listedAt: timestamp({ withTimezone: true }),
  },
  (member) => [primaryKey({ columns: [member.clubNid, member.uid] }), index().on(member.uid)],
);

/** Mail preferences of a person at a club, by address. */
export const communicationStatuses = pgTable(
  'communication_statuses',
  {
    clubNid: ofClub(),
    uid: ofUser(),
    mail: text().notNull(),
    newsletter: text({ enum: ['subscribed', 'unsubscribed'] }).notNull(),
    communication: text({ enum: ['subscribed', 'unsubscribed'] }).notNull(),
  },
  (status) => [primaryKey({ columns: [status.clubNid, status.uid, status.mail] }), index().on(status.uid)],
);

/** Open invitations to a role at a club. An accepted or withdrawn one is deleted. */
export const roleInvites = pgTable(
  'role_invites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** In lower case. */
    mail: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** Hash of the secret in the mailed link. */
    codeHash: text().notNull().unique(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (invite) => [
    // The latest invitation of an address counts.
    unique().on(invite.clubNid, invite.mail),
    index().on(invite.expiresAt),
  ],
);
