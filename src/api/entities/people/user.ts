import * as v from 'valibot';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { flag } from '../../wire/flag.ts';
import { mapOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const maybeInteger = v.fallback(v.optional(integer), undefined);

const askedGuardian = v.object({ name: text, mail: text });

/** A guardian whom a minor has asked, and who has not answered yet. */
export type AskedGuardian = v.InferOutput<typeof askedGuardian>;

const user = v.pipe(
  v.object({
    uid: integer,
    name: v.fallback(optionalText, ''),
    fname: v.fallback(optionalText, ''),
    lname: v.fallback(optionalText, ''),
    firstname: v.fallback(optionalText, ''),
    lastname: v.fallback(optionalText, ''),
    phone: v.fallback(optionalText, ''),
    birthdate: maybeInteger,
    parent_uid: maybeInteger,
    shared: flag,
    color: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))), undefined),
    hasMembershipCards: flag,
    clubPermissions: flag,
    teacher: flag,
    hasTickets: flag,
    guest: v.fallback(v.optional(v.object({ mail: text })), undefined),
    unconfirmed_mail: v.fallback(optionalText, ''),
    guardian_asked: v.fallback(v.optional(askedGuardian), undefined),
    managed_clubs: v.fallback(readableOf(v.object({ nid: integer, url: text, title: text })), []),
    blocked: flag,
    blocked_reason: v.fallback(optionalText, ''),
  }),
  v.transform((wire) => {
    const firstName = wire.fname || wire.firstname;
    const lastName = wire.lname || wire.lastname;
    return {
      uid: wire.uid,
      name: wire.name || `${firstName} ${lastName}`.trim(),
      firstName,
      lastName,
      phone: wire.phone,
      /** `YYYY-MM-DD` in Brussels; undefined when unknown. */
      birthdate: wire.birthdate === undefined ? undefined : isoDayOf(wire.birthdate),
      parentUid: wire.parent_uid,
      /** A child of another household, who is shared with that of the user. */
      isShared: wire.shared,
      color: wire.color,
      hasMembershipCards: wire.hasMembershipCards,
      hasClubPermissions: wire.clubPermissions,
      isTeacher: wire.teacher,
      hasTickets: wire.hasTickets,
      /** Has no account, and may only buy tickets, which come to this address. */
      guest: wire.guest,
      /** The person's own address while it is unconfirmed; '' when there is nothing to confirm. */
      unconfirmedMail: wire.unconfirmed_mail,
      /** Only for the user, a minor who may order nothing yet. */
      guardianAsked: wire.guardian_asked,
      /** Empty for a backend that only says that somebody manages a club (`hasClubPermissions`). */
      managedClubs: wire.managed_clubs,
      blocked: wire.blocked ? { reason: wire.blocked_reason } : undefined,
    };
  }),
);

export type User = v.InferOutput<typeof user>;

export const parseUser = readerOf(user);

export const parseFamilyMembers = readerOf(readableOf(user));

/** Drops an admin address that isn't a web address, because it becomes a link. */
const webAddress = v.fallback(v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))), undefined);

const session = v.pipe(
  v.object({
    user: v.nullish(user),
    dsv_members: v.fallback(readableOf(user), []),
    federations: v.fallback(
      mapOf(
        readableOf(
          v.object({
            type: optionalText,
            membership_no: optionalText,
            federation: v.fallback(v.optional(text), undefined),
          }),
        ),
      ),
      {},
    ),
    adminURL: webAddress,
    online_payment: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.transform((wire) => ({
    /** Undefined when nobody is logged in. */
    user: wire.user ?? undefined,
    federationMembers: wire.dsv_members,
    /** Memberships by uid. */
    federations: wire.federations,
    adminUrl: wire.adminURL,
    /** Whether a payment can be made online. Older backends always take them. */
    paysOnline: wire.online_payment !== false,
  })),
);

export type Session = v.InferOutput<typeof session>;

/** Parses the whole answer of login and validate_auth: its fields stand beside `result`. */
export const parseSession = readerOf(session);

/** Reads the code beside `result`, which stands for a person's session. */
export const parseCode = readerOf(
  v.pipe(
    v.object({ auth: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform(({ auth }) => auth),
  ),
);
