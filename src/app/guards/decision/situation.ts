import { clubInQuery } from '#src/platform/address/clubInQuery.ts';
import type { NavigationInput } from './navigationInput.ts';
import type { NavigationStep } from './navigationStep.ts';

export type Steps = readonly NavigationStep[];

/** The input, with the values that every rule derives from it. */
export interface Situation extends NavigationInput {
  readonly query: URLSearchParams;
  /** The full path with its query and hash. */
  readonly path: string;
  readonly clubUrl: string | undefined;
  /** Whether the screen belongs to a club: its path names one, or its route is of any club. */
  readonly isOfClub: boolean;
}

/** Returns undefined when the rule doesn't apply: then the next rule is tried. */
export type NavigationRule = (situation: Situation) => Steps | undefined;

export function situationOf(input: NavigationInput): Situation {
  const { pathname, search, hash } = input.address;
  return {
    ...input,
    query: new URLSearchParams(search),
    path: pathname + search + hash,
    clubUrl: clubUrlOf(input),
    isOfClub: input.params.club !== undefined || input.route.ofAnyClub === true,
  };
}

type NamesClub = Pick<NavigationInput, 'address' | 'params' | 'route' | 'embedding'>;

/** The club from the route, a `club` query or the embedding, in that order (specification 2.3). */
export function clubUrlOf({ address, params, route, embedding }: NamesClub): string | undefined {
  const asked = route.ownsQuery ? undefined : clubInQuery(new URLSearchParams(address.search));
  return params.club ?? asked ?? embedding?.club;
}

/** The same address without the named parameters. */
export function pathWithout({ address, query }: Situation, ...names: readonly string[]): string {
  const left = new URLSearchParams(query);
  for (const name of names) left.delete(name);
  const search = left.toString();
  return address.pathname + (search === '' ? '' : `?${search}`) + address.hash;
}

/** Another path, with the named parameters of this address where they are present. */
export function pathWith(path: string, { query }: Situation, ...names: readonly string[]): string {
  const kept = names.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const search = new URLSearchParams(kept).toString();
  return search === '' ? path : `${path}?${search}`;
}
