import type { Readable } from 'node:stream';
import type { OperationName, OperationRequest, OperationResponse, Operations } from '#schemas/operations.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { ByteRange } from '../http/byteRange.ts';
import type { SharedLooks } from '../http/sharedLooks.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { FederationLinks } from '../services/federation/federationLinks.ts';
import type { UploadedFile } from '../services/files/uploadedFile.ts';
import type { MailAsker } from '../services/people/mailProblem.ts';
import type { Caller } from '../services/sessions/caller.ts';
import type { DeviceCookie } from '../services/sessions/knownDevices.ts';
import type { Passwords } from '../services/sessions/passwords.ts';
import type { LoginAttempts } from '../services/sessions/requirePassword.ts';
import type { Workshop } from '../storage/openWorkshop.ts';

/** What came along with a request to say who asks. `invalid`: a token that stands for nobody (any more). */
export type Credential =
  | { readonly state: 'none' }
  | { readonly state: 'invalid' }
  | { readonly state: 'valid'; readonly caller: Caller; readonly token: string };

/** The `auth` cookie: as the request brought it, and for the answer to change. */
export interface AuthCookie {
  readonly token: string | undefined;
  set(token: string): void;
  clear(): void;
}

/** One call of an operation: its request is valid, and every uid in it is the caller's or the family's. */
interface OperationCall<Name extends OperationName> {
  readonly request: OperationRequest<Name>;
  readonly caller: Operations[Name] extends { readonly publicWhen: string }
    ? Caller | undefined
    : Operations[Name]['access'] extends 'user'
      ? Caller
      : Caller | undefined;
  readonly credential: Credential;
  /** As it came in the header, whatever it stands for. */
  readonly bearerToken: string | undefined;
  readonly cookie: AuthCookie;
  /** Of an operation that is `idempotent`; a UUID. */
  readonly idempotencyKey: string;
  /** Of the browser that asks: `Firefox, Windows`; '' where it is not known. */
  readonly deviceName: string;
  /** Known to the accounts whose password was given in this browser. */
  readonly device: DeviceCookie;
  /** Refuses who failed to log in too often from one address or for one account. */
  readonly loginAttempts: LoginAttempts & MailAsker['attempts'];
  /** Refuses who guesses voucher codes. @param find - those of the codes that the club knows */
  readonly voucherGuesses: {
    refuseTooMany(
      guess: { readonly clubNid: number; readonly codes: readonly string[] },
      find: (codes: string[]) => Promise<readonly string[]>,
    ): Promise<void>;
  };
  /** Refuses who asks for too many mails. */
  readonly mailAttempts: { count(mail: string): Promise<void> };
  /** Refuses a network address from which visitors sent in too many forms. */
  readonly visitorForms: { count(): Promise<void> };
  readonly mailer: Mailer;
  /** Where the portal is, for a link that is opened later; `undefined` where nothing proves it. */
  readonly portalOrigin: string | undefined;
  /** Does work that the answer doesn't wait for; what goes wrong in it is logged under `name`. */
  afterwards(name: string, work: () => Promise<void>): void;
  /** Of an operation whose body is `multipart`: comes in while it is read. */
  readonly file: Operations[Name] extends { readonly body: 'multipart' } ? UploadedFile : undefined;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly workshop: Workshop;
  readonly provider: PaymentProvider;
  /** Signs the links that open a federation's pages, and knows its own. */
  readonly federationLinks: FederationLinks;
  /** Asks once for everybody who asks the same at the same moment. */
  readonly together: SharedLooks;
  readonly db: Database;
  readonly clock: Clock;
  readonly adminUrl: string;
}

/** The answer of an operation that the browser opens itself. */
export type BrowserAnswer =
  /** 303 */
  | { readonly kind: 'redirect'; readonly to: string }
  /** A large file, of which a browser fetches the part that it plays (RFC 9110, section 14). */
  | {
      readonly kind: 'parts';
      /** Bytes. */
      readonly size: number;
      readonly mediaType: string;
      /** @param range left out: all of it */
      readonly read: (range?: ByteRange) => Promise<Readable>;
    }
  | {
      readonly kind: 'file';
      readonly content: Readable | Buffer;
      readonly mediaType: string;
      /** Given: a download under this name. Left out: shown in the page that asked for it, a picture only. */
      readonly downloadName?: string;
      /** The browser shows it in the window that asked for it, and saves it under its name: a PDF of our own making only. */
      readonly opensInWindow?: true;
      /** @defaultValue no-store */
      readonly cacheControl?: string;
    };

type AnswerOf<Name extends OperationName> = Operations[Name] extends { readonly answers: 'browser' }
  ? BrowserAnswer
  : OperationResponse<Name>;

/** What an operation does: answers, or throws a `Refused`. */
export type OperationHandler<Name extends OperationName> = (
  call: OperationCall<Name>,
) => Promise<AnswerOf<Name>>;
