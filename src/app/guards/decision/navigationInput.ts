import type { Club } from '#src/api/entities/club.ts';
import type { Session, User } from '#src/api/session.ts';
import type { Embedding } from '#src/platform/embedStore.ts';
import type { RouteHandle } from '../../routeHandle.ts';
import type { Fact } from './fact.ts';

/** Where somebody wants to be. */
interface Address {
  /** E.g. `https://portaal.example` */
  readonly origin: string;
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

/** Everything that a decision depends on; nothing else is looked at. */
export interface NavigationInput {
  readonly address: Address;
  readonly params: { readonly club?: string | undefined; readonly federation?: string | undefined };
  readonly rule: RouteHandle;
  /** A code that stood in the address when the portal was opened, and was taken out of it. */
  readonly code: string | undefined;
  /** A link stands for somebody else than who is logged in, and the person hasn't said yet who goes on. */
  readonly asksAccount: boolean;
  /** How the address asks to be embedded; undefined where it doesn't. */
  readonly wantedEmbedding: Embedding | undefined;
  /** How the portal is embedded already. */
  readonly embedding: Embedding | undefined;
  readonly session: Fact<Session>;
  /** The user first, then the family. Known to be empty for a visitor. */
  readonly family: Fact<readonly User[]>;
  /** Who was chosen last by this login. */
  readonly chosen: number | undefined;
  /** The club that the address, its query or the embedding names (`clubUrlOf`). */
  readonly club: Fact<Club | 'missing'>;
  /** The urls of the clubs that have blocked the user. */
  readonly blockedClubs: Fact<readonly string[]>;
  /** The url of the course that the hash names by its nid; null: the club has no such course. */
  readonly course: Fact<string | null>;
  /** The url of the club whose invitations are opened once somebody is logged in. */
  readonly invitingClub: string | undefined;
}
