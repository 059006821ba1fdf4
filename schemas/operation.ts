import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { refusalProperties } from './refusal.ts';

/**
 * Who may call an operation. `public`: anyone, a session only refines the answer. `user`: a session is needed, and
 * every uid in the request is the caller's own or one of the caller's family.
 */
export type Access = 'public' | 'user';

type OperationGroup =
  | 'clubs'
  | 'session'
  | 'family'
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
  | 'communication';

/** How an operation differs from JSON asked and JSON answered. */
interface OperationManners {
  /** The request must carry an `Idempotency-Key` header (a UUID). */
  readonly idempotent?: true;
  /** How a POST carries its request. @defaultValue json */
  readonly body?: 'json' | 'multipart';
  /**
   * `browser`: opened by the browser itself (a picture, a link), so that it answers with a file or a redirect; only a
   * refusal is JSON. @defaultValue json
   */
  readonly answers?: 'json' | 'browser';
  /**
   * A window that has no cookie may say who asks in `auth`: by a code that is good once, or a session's token. What is given decides alone.
   * @defaultValue false
   */
  readonly takesCode?: true;
  /** A boolean of the request: where it is true, the operation is for everybody and a `uid` of somebody else is not looked at. */
  readonly publicWhen?: string;
  /**
   * A text of the request: where it is given, it is the server's own signature over the rest, which the handler checks, and a
   * `uid` of somebody else is not looked at.
   */
  readonly signedBy?: string;
  /**
   * Commits a person: orders, pays, sends in, promises, or keeps places from others. Refused for a minor without guardian
   * (Specification 6); pricing and reading stay open. @defaultValue false
   */
  readonly commits?: true;
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

/** Keeps the literal types of an operation, so that client and handlers derive theirs from it. */
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
 * The envelope of every answer: `result`, what belongs beside it, and the `errors` that a backend may send even with
 * status 200 (specification 8).
 */
export function envelope<Result extends TSchema, Beside extends TProperties = Record<never, never>>(
  result: Result,
  beside?: Beside,
) {
  return Type.Object({ result, ...(beside as Beside), ...refusalProperties });
}

export type RequestOf<Op extends Operation> = Static<Op['request']>;
export type ResponseOf<Op extends Operation> = Static<Op['response']>;
