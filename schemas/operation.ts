import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import type { ClubTask } from './entities/people/clubRole.ts';
import { refusalProperties } from './refusal.ts';

/**
 * The access to an operation. `public`: anyone; a session only refines the answer. `user`: a session is required, and
 * every uid in the request must be the caller's or a family member's, which an adult with a login is not.
 */
type Access = 'public' | 'user';

export type OperationGroup =
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
  | 'forms'
  | 'teacher'
  | 'videos'
  | 'communication'
  | 'own-registrations'
  | 'management'
  | 'money'
  | 'offer'
  | 'managed-forms'
  | 'managed-certificates'
  | 'teachers'
  | 'numbers'
  | 'messages'
  | 'lessons'
  | 'roles'
  | 'door'
  | 'corrections'
  | 'people'
  | 'federation-members';

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
  /** The caller's role at the club that the field `club` names must have this task. @defaultValue none */
  readonly task?: ClubTask;
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

/** An operation without its name and its group. */
type Definition = Omit<Operation, 'name' | 'group'>;

type Named<Definitions extends Record<string, Definition>> = {
  readonly [Name in keyof Definitions & string]: Flat<
    Definitions[Name] & { readonly name: Name; readonly group: OperationGroup }
  >;
};

/** The same type with its properties side by side. */
type Flat<Whole> = { readonly [Key in keyof Whole]: Whole[Key] };

/** The operations of a group by their wire names. Keeps the literal types, from which client and handlers derive theirs. */
export function operationsOf<Definitions extends Record<string, Definition>>(
  group: OperationGroup,
  definitions: Definitions,
): Named<Definitions> {
  const named = Object.entries(definitions).map(([name, definition]) => [
    name,
    { name, group, ...definition },
  ]);
  // Safe cast: `fromEntries` forgets which name has which definition.
  return Object.fromEntries(named) as Named<Definitions>;
}

/**
 * The envelope of every answer: `result`, fields beside it, and the `errors` that a backend may send even with status 200
 * (specification 8).
 */
export function envelope<Result extends TSchema>(result: Result): Envelope<Result, Record<never, never>>;
export function envelope<Result extends TSchema, Beside extends TProperties>(
  result: Result,
  beside: Beside,
): Envelope<Result, Beside>;
export function envelope(result: TSchema, beside: TProperties = {}) {
  return Type.Object({ result, ...beside, ...refusalProperties });
}

type Envelope<Result extends TSchema, Beside extends TProperties> = TObject<
  { result: Result } & Beside & typeof refusalProperties
>;
