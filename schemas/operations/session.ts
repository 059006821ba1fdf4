import { Type } from 'typebox';
import { Mail } from '../entities/people/mail.ts';
import { PersonName } from '../entities/people/personName.ts';
import { GivenPhone } from '../entities/people/phone.ts';
import { User } from '../entities/people/user.ts';
import { envelope, operationsOf } from '../operation.ts';
import { refusalProperties } from '../refusal.ts';
import { GivenBirthdate, Nid, UnixTime } from '../scalars.ts';
import { textLimits } from '../textLimits.ts';

/** A password to compare with the stored one. Only its length is limited, because old passwords may break today's rules. */
export const CurrentPassword = Type.String({ minLength: 1, maxLength: 1024 });

/** A new password. Length is the only rule (NIST SP 800-63B), and it is not trimmed. */
const NewPassword = Type.String({ minLength: 8, maxLength: 1024 });

/** The logged-in user. Its fields stand beside `result`, as in the specification (7, validate_auth). */
const sessionAnswer = Type.Object({
  user: Type.Union([User, Type.Null()], { description: 'null: nobody is logged in' }),
  dsv_members: Type.Array(User),
  federations: Type.Record(
    Type.String({ pattern: '^[0-9]+$' }),
    Type.Array(
      Type.Object({
        type: Type.String(),
        membership_no: Type.String(),
        federation: Type.Optional(Type.String({ description: 'Part of the address `/c/{federation}`' })),
      }),
    ),
    { description: 'Memberships by uid' },
  ),
  adminURL: Type.Union([Type.String(), Type.Null()]),
  transfer_clubs: Type.Optional(
    Type.Array(Nid, {
      description:
        'The clubs that take no payments online, so that only transfers can be offered; left out where every club takes them',
    }),
  ),
  ...refusalProperties,
});

/**
 * Requests the session token in `user.auth` instead of a cookie. Frames on other websites need this, because browsers
 * keep no third-party cookies. The answer then neither sets nor clears a cookie.
 */
const WantsBearer = Type.Optional(Type.Boolean());

export const sessionOperations = operationsOf('session', {
  login: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    summary:
      'Opens a session and sets the `auth` cookie. The refusal does not tell which credential was wrong.',
    request: Type.Object({
      mail: Type.String({ minLength: 1, maxLength: textLimits.mail }),
      password: Type.String({ minLength: 1, maxLength: 1024 }),
      bearer: WantsBearer,
      stays: Type.Optional(
        Type.Boolean({
          description:
            'Whether the browser stays logged in. false: the cookie ends with the browser, and the session after a day. @default true',
        }),
      ),
    }),
    response: sessionAnswer,
  },
  logout: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    summary: 'Revokes the session on the server and clears the cookie. Without a session it does nothing.',
    request: Type.Object({}),
    response: envelope(Type.Literal(true)),
  },
  get_sessions: {
    method: 'GET',
    access: 'user',
    summary: "Lists the open sessions of the caller's account, the most recently used first.",
    request: Type.Object({}),
    response: envelope(
      Type.Array(
        Type.Object({
          device: Type.String({
            description: 'Browser and system, e.g. `Firefox, Windows`; empty if unknown',
          }),
          since: UnixTime,
          lastUsed: UnixTime,
          isCurrent: Type.Boolean({ description: 'Whether this call uses the session' }),
        }),
      ),
    ),
  },
  log_out_everywhere: {
    method: 'POST',
    access: 'user',
    summary: "Ends every session and code of the caller's account, including this session.",
    request: Type.Object({}),
    response: envelope(Type.Literal(true)),
  },
  validate_auth: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    summary:
      'Returns the user of the cookie or bearer. Without a credential `user` is null. An invalid credential is refused and its cookie cleared; `session-ended` says that somebody ended its session from elsewhere.',
    request: Type.Object({
      auth: Type.Optional(Type.String({ maxLength: 512 })),
      getPermissions: Type.Optional(Type.Boolean()),
    }),
    response: sessionAnswer,
  },
  register_account: {
    method: 'POST',
    access: 'public',
    summary:
      'Creates an account and logs it in. An address with an account is refused with the sentence of Specification 5.1. Validation errors are returned as `problems`, keyed by field.',
    request: Type.Object({
      fname: PersonName,
      lname: PersonName,
      mail: Mail,
      password: NewPassword,
      birthdate: GivenBirthdate,
      phone: Type.Optional(GivenPhone),
      bearer: WantsBearer,
    }),
    response: sessionAnswer,
  },
  request_password_reset: {
    method: 'POST',
    access: 'public',
    summary:
      'Mails a link with a one-time code, valid for an hour. The response does not tell whether the address has an account.',
    request: Type.Object({
      mail: Mail,
      redirect: Type.Optional(
        Type.String({
          maxLength: 500,
          pattern: '^/([^/\\\\].*)?$',
          description: 'The path where the person was: the mailed link leads back to it',
        }),
      ),
    }),
    response: envelope(Type.Literal(true)),
  },
  reset_password: {
    method: 'POST',
    access: 'public',
    summary: 'Sets the password with a mailed code, ends every session of the account and opens a new one.',
    request: Type.Object({
      code: Type.String({ minLength: 1, maxLength: 200 }),
      password: NewPassword,
      bearer: WantsBearer,
    }),
    response: sessionAnswer,
  },
  change_password: {
    method: 'POST',
    access: 'user',
    summary:
      'Changes the password of the caller, given the old one. Ends every other session of the account.',
    request: Type.Object({ current: CurrentPassword, password: NewPassword }),
    response: envelope(Type.Literal(true)),
  },
  confirm_mail: {
    method: 'POST',
    access: 'user',
    summary:
      'Confirms an e-mail address with a mailed code, for the account of that code. An address requested by `save_profile` becomes the login address.',
    request: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: envelope(
      Type.Object({
        mail: Type.String(),
        changed: Type.Boolean({ description: 'The login address has changed' }),
      }),
    ),
  },
  send_mail_confirmation: {
    method: 'POST',
    access: 'user',
    summary:
      "Mails the confirmation link again: to the requested login address, else to the caller's own. Mails nothing if nothing waits for confirmation. Earlier links become invalid.",
    request: Type.Object({}),
    response: envelope(Type.Literal(true)),
  },
  create_auth_code: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    summary:
      'Creates a code that logs the caller in elsewhere (a frame, a tab), valid once and for 60 seconds.',
    request: Type.Object({}),
    response: envelope(Type.Object({ auth: Type.String(), expires: UnixTime })),
  },
  exchange_auth_code: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    summary:
      'Opens a session for the owner of a code, which can be used once. `validate_auth` with the same code names its owner beforehand, and keeps the code valid. A session token is exchanged too, and ends.',
    request: Type.Object({ auth: Type.String({ minLength: 1, maxLength: 512 }), bearer: WantsBearer }),
    response: sessionAnswer,
  },
  open_admin_panel: {
    method: 'GET',
    access: 'user',
    summary:
      'Redirects the browser, in its own tab, to the admin panel with a one-time code. Refused for a caller who is no admin.',
    answers: 'browser',
    request: Type.Object({}),
    response: Type.Object({}),
  },
  open_guest_session: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    summary:
      'Lets somebody without an account buy tickets of a club that sells to guests. The session ends with the browser, or after a day. Never tells whether the address has an account. Somebody who has a session keeps it; a guest who ordered nothing yet corrects the name and the address. Validation errors are returned as `problems`, keyed by field.',
    request: Type.Object({
      club: Nid,
      fname: PersonName,
      lname: PersonName,
      mail: Mail,
      bearer: WantsBearer,
    }),
    response: sessionAnswer,
  },
});
