import type { Readable } from 'node:stream';
import type {
  OperationName,
  OperationRequest,
  OperationResponse,
  Operations,
} from '../../schemas/operations.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from '../services/sessions/caller.ts';

/** What came along with a request to say who asks. `invalid`: a token that stands for nobody (any more). */
export type Credential =
  | { readonly state: 'none' }
  | { readonly state: 'invalid' }
  | { readonly state: 'valid'; readonly caller: Caller; readonly token: string };

/** The `auth` cookie of the answer. */
export interface AuthCookie {
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
  readonly cookie: AuthCookie;
  /** Of an operation that is `idempotent`; a UUID. */
  readonly idempotencyKey: string;
  /** Refuses who failed to log in too often from one address or for one account. */
  readonly loginAttempts: LoginAttempts;
  readonly db: Database;
  readonly clock: Clock;
  readonly adminUrl: string;
}

interface LoginAttempts {
  /** Counts an attempt for this account; throws a refusal where there were too many. */
  count(mail: string): Promise<void>;
  countFailure(): Promise<void>;
}

/** The answer of an operation that the browser opens itself. */
export type BrowserAnswer =
  /** 303 */
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'file';
      readonly content: Readable | Buffer;
      readonly mediaType: string;
      /** Given: a download under this name. Left out: shown in the page that asked for it, a picture only. */
      readonly downloadName?: string;
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
