import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { refusalProperties } from './refusal.ts';

/**
 * The access to an operation. `public`: anyone; a session only refines the answer. `user`: a session is required, and
 * every uid in the request must be the caller's or a family member's, which an adult with a login is not.
 */
export type Access = 'public' | 'user';

type OperationGroup =
  | 'clubs'
  | 'session'
  | 'family'
  | 'parents'
  | 'addresses'
  | 'courses'
  | 'registration'
  | 'orders'
  | 'tickets'
  | 'webshop'
  | 'passes'
  | 'invitations'
  | 'invoices'
  | 'certificates'
  | 'calendar'
  | 'dashboard'
  | 'federation'
  | 'teacher'
  | 'videos'
  | 'communication'
  | 'own-registrations'
  | 'management';

/** Deviations from JSON requests and JSON answers. */
interface OperationManners {
  /** The request must carry an `Idempotency-Key` header (a UUID). */
  readonly idempotent?: true;
  /** How a POST carries its request. @defaultValue json */
  readonly body?: 'json' | 'multipart';
  /**
   * `browser`: the browser opens it by itself (a picture, a link). It answers with a file or a redirect; only
   * refusals are JSON.
   * @defaultValue json
   */
  readonly answers?: 'json' | 'browser';
  /**
   * Accepts `auth` for windows without a cookie: a one-time code, or a session token. It overrides every other credential.
   * @defaultValue false
   */
  readonly takesCode?: true;
  /** Name of a boolean in the request. When true, the operation is public and a `uid` may be anybody's. */
  readonly publicWhen?: string;
  /**
   * Name of a text in the request: the server's signature over the other fields. The handler verifies it, and a `uid` may
   * then be anybody's.
   */
  readonly signedBy?: string;
  /**
   * A `uid` may be another parent's, for whom the caller doesn't act. The handler itself checks it. @defaultValue false
   */
  readonly namesParent?: true;
  /**
   * Commits a person: orders, pays, submits, promises or reserves. Refused for a minor without guardian (Specification
   * 6); prices and reading stay open. @defaultValue false
   */
  readonly commits?: true;
  /**
   * The POST changes nothing that a visitor's page shows, as a login does, or a call that asks for a price. Any other POST clears the
   * server's cache of rendered pages. @defaultValue false
   */
  readonly keepsPages?: true;
}

/** One operation of `/api?q=<name>`: a GET carries its request in the query, a POST as a JSON body. */
export interface Operation<
  Name extends string = string,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Caller extends Access = Access,
  Request extends TObject = TObject,
  Response extends TObject = TObject,
> extends OperationManners {
  readonly name: Name;
  readonly method: Method;
  readonly group: OperationGroup;
  readonly access: Caller;
  readonly summary: string;
  readonly request: Request;
  readonly response: Response;
}

/** Keeps the literal types of an operation, from which client and handlers derive theirs. */
export function defineOperation<
  const Name extends string,
  const Method extends 'GET' | 'POST',
  const Caller extends Access,
  Request extends TObject,
  Response extends TObject,
  const Manners extends OperationManners = Record<never, never>,
>(
  operation: Operation<Name, Method, Caller, Request, Response> & Manners,
): Operation<Name, Method, Caller, Request, Response> & Manners {
  return operation;
}

/**
 * The envelope of every answer: `result`, fields beside it, and the `errors` that a backend may send even with status 200
 * (specification 8).
 */
export function envelope<Result extends TSchema, Beside extends TProperties = Record<never, never>>(
  result: Result,
  beside?: Beside,
) {
  return Type.Object({ result, ...(beside as Beside), ...refusalProperties });
}

export type RequestOf<Op extends Operation> = Static<Op['request']>;
export type ResponseOf<Op extends Operation> = Static<Op['response']>;
