import type { Readable } from 'node:stream';
import type { ClubRole, ClubTask } from '#schemas/entities/people/clubRole.ts';
import type { OperationName, OperationRequest, OperationResponse, Operations } from '#schemas/operations.ts';
import type { Installation } from '../config.ts';
import type { Context } from '../context.ts';
import type { ByteRange } from '../http/byteRange.ts';
import type { OwnAccounts } from '../payments/own-accounts/ownAccounts.ts';
import type { ClubRow } from '../services/clubs/clubs.ts';
import type { FederationLinks } from '../services/federation/federationLinks.ts';
import type { UploadedFile } from '../services/files/uploadedFile.ts';
import type { VoucherGuesses } from '../services/orders/pricing/refuseVoucherGuesses.ts';
import type { MailCount } from '../services/people/login-mail/mailCount.ts';
import type { MailAttempts } from '../services/people/mailProblem.ts';
import type { Caller } from '../services/sessions/caller.ts';
import type { DeviceCookie } from '../services/sessions/knownDevices.ts';
import type { Passwords } from '../services/sessions/passwords.ts';
import type { LoginAttempts } from '../services/sessions/requirePassword.ts';

/**
 * The credential of a request. `ended`: a token whose session somebody ended from elsewhere. `invalid`: any other token without a live
 * session.
 */
export type Credential =
  | { readonly state: 'none' }
  | { readonly state: 'invalid' }
  | { readonly state: 'ended' }
  | { readonly state: 'valid'; readonly caller: Caller; readonly token: string };

/** The `auth` cookie, as the request sent it and as the answer sets it. */
export interface AuthCookie {
  readonly token: string | undefined;
  /** @param lasts `stays`: whether the cookie survives the end of the browser. */
  set(token: string, lasts: { readonly stays: boolean }): void;
  clear(): void;
}

/** One call of an operation. Its request is valid, and every uid in it belongs to the caller or the family. */
interface OperationCall<Name extends OperationName> extends Context, VoucherGuesses {
  readonly request: OperationRequest<Name>;
  readonly caller: Operations[Name] extends { readonly publicWhen: string }
    ? Caller | undefined
    : Operations[Name]['access'] extends 'user'
      ? Caller
      : Caller | undefined;
  /** The club that an operation with a `task` names; the caller's role there has the task. */
  readonly club: Operations[Name] extends { readonly task: ClubTask } ? ClubRow : undefined;
  /** The caller's role at that club. */
  readonly role: Operations[Name] extends { readonly task: ClubTask } ? ClubRole : undefined;
  readonly credential: Credential;
  /** The token in the header, valid or not. */
  readonly bearerToken: string | undefined;
  readonly cookie: AuthCookie;
  /** UUID; only for operations with `idempotent`. */
  readonly idempotencyKey: string;
  /** Browser and system of the request: `Firefox, Windows`; '' where unknown. */
  readonly deviceName: string;
  /** Cookie that recognises this browser for accounts whose password was given in it. */
  readonly device: DeviceCookie;
  /** Limits failed logins from one address and for one account. */
  readonly loginAttempts: LoginAttempts & MailAttempts;
  /** Limits the mails that a caller asks for. */
  readonly mailAttempts: MailCount;
  /** Limits the forms that visitors send from one network address. */
  readonly visitorForms: { count(): Promise<void> };
  /** The uploaded file; only for operations with a `multipart` body. It streams in while it is read. */
  readonly file: Operations[Name] extends { readonly body: 'multipart' } ? UploadedFile : undefined;
  readonly passwords: Pick<Passwords, 'hash'>;
  /** Accounts of clubs at a payment provider; undefined: the operator lets no club have one. */
  readonly ownAccounts: OwnAccounts | undefined;
  /** Whether clubs that want it remind of overdue invoices by themselves. */
  readonly reminds: boolean;
  /** Signs and verifies the links to a federation's pages. */
  readonly federationLinks: FederationLinks;
  readonly adminUrl: string;
  readonly installation: Installation;
}

/** The answer of an operation that the browser opens by itself. */
export type BrowserAnswer =
  /** Status 303. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** A large file; a player fetches byte ranges of it (RFC 9110, section 14). */
  | {
      readonly kind: 'parts';
      /** Bytes. */
      readonly size: number;
      readonly mediaType: string;
      /** @param range default: the whole file */
      readonly read: (range?: ByteRange) => Promise<Readable>;
    }
  | {
      readonly kind: 'file';
      readonly content: Readable | Buffer;
      readonly mediaType: string;
      /** Name of a download. Without it the file is shown in the page that asked for it; pictures only. */
      readonly downloadName?: string;
      /** Opens in the browser window and is saved under its name. Only for PDFs that this server made. */
      readonly opensInWindow?: true;
      /** @defaultValue no-store */
      readonly cacheControl?: string;
    };

type AnswerOf<Name extends OperationName> = Operations[Name] extends { readonly answers: 'browser' }
  ? BrowserAnswer
  : OperationResponse<Name>;

/** Handles an operation: returns its answer, or throws a `Refused`. */
export type OperationHandler<Name extends OperationName> = (
  call: OperationCall<Name>,
) => Promise<AnswerOf<Name>>;

/** The handlers of a group of operations, by their wire names. */
export type HandlersOf<Group> = { [Name in keyof Group & OperationName]: OperationHandler<Name> };
