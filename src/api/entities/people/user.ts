import * as v from 'valibot';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { user as wireUser } from '../../generated/people/user.ts';
import { mapOf, readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const readUser = v.pipe(
  wireUser,
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

export type User = v.InferOutput<typeof readUser>;
/** A guardian whom a minor has asked, and who has not answered yet. */
export type AskedGuardian = NonNullable<User['guardianAsked']>;

export const parseUser = readerOf(readUser);

export const parseFamilyMembers = readerOf(readableOf(readUser));

/** Drops an admin address that isn't a web address, because it becomes a link. */
const webAddress = v.fallback(v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))), undefined);

const session = v.pipe(
  v.object({
    user: v.nullish(readUser),
    dsv_members: v.fallback(readableOf(readUser), []),
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
    transfer_clubs: v.fallback(v.array(v.number()), []),
  }),
  v.transform((wire) => ({
    /** Undefined when nobody is logged in. */
    user: wire.user ?? undefined,
    federationMembers: wire.dsv_members,
    /** Memberships by uid. */
    federations: wire.federations,
    adminUrl: wire.adminURL,
    /** Nids of the clubs that take no payments online. */
    transferClubs: wire.transfer_clubs,
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
