import type { Club } from '#src/api/entities/club/club.ts';
import type { Session, User } from '#src/api/session.ts';
import type { Embedding } from '#src/platform/embed/embedStore.ts';
import type { RouteHandle } from '../../routes/routeHandle.ts';

/** The address that the person wants to open. */
interface Address {
  /** E.g. `https://portaal.example` */
  readonly origin: string;
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

/** All inputs of a decision: a decision depends on nothing else. */
export interface NavigationInput {
  readonly address: Address;
  readonly params: { readonly club?: string | undefined; readonly federation?: string | undefined };
  readonly route: RouteHandle;
  /** A code that was removed from the address when the portal opened. */
  readonly code: string | undefined;
  /** A link belongs to another account than the logged-in one, and the person hasn't chosen between them yet. */
  readonly asksAccount: boolean;
  /** The embedding that the address asks for; undefined when it asks for none. */
  readonly wantedEmbedding: Embedding | undefined;
  /** The current embedding of the portal. */
  readonly embedding: Embedding | undefined;
  readonly session: Fact<Session>;
  /** The user first, then the family. Known and empty for a visitor. */
  readonly family: Fact<readonly User[]>;
  /** The member that this login selected last. */
  readonly chosen: number | undefined;
  /** The club that the path, the query or the embedding names (`clubUrlOf`). */
  readonly club: Fact<Club | 'missing'>;
  /** The urls of the clubs that have blocked the user. */
  readonly blockedClubs: Fact<readonly string[]>;
  /** The url of the course that the hash names by its nid; null: the club has no such course. */
  readonly course: Fact<string | null>;
  /** Club whose invitations open after the next login, by url. */
  readonly invitingClub: string | undefined;
}

/** A fact that only the server knows. `unknown`: not requested yet, or not answered yet. */
export type Fact<Value> = 'unknown' | { readonly failed: unknown } | { readonly known: Value };

export function knownIn<Value>(fact: Fact<Value>): Value | undefined {
  return fact !== 'unknown' && 'known' in fact ? fact.known : undefined;
}

export function failureIn(fact: Fact<unknown>): { readonly failed: unknown } | undefined {
  return fact !== 'unknown' && 'failed' in fact ? fact : undefined;
}
