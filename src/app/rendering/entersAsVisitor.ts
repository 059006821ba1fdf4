import type { QueryClient } from '@tanstack/react-query';
import type { RouteMatch } from 'react-router';
import { isMissing } from '../../api/apiFailure.ts';
import { clubQuery } from '../../features/club/index.ts';
import { visitor } from '../../features/session/queries/sessionQuery.ts';
import { embeddingFrom } from '../../platform/embeddingFrom.ts';
import { decideNavigation } from '../guards/decideNavigation.ts';
import type { NavigationInput } from '../guards/decision/navigationInput.ts';
import type { NavigationStep } from '../guards/decision/navigationStep.ts';
import { clubUrlOf } from '../guards/decision/situation.ts';
import { handleOf } from '../routes/routeHandle.ts';

interface Visit {
  readonly client: QueryClient;
  readonly url: URL;
  readonly matches: readonly RouteMatch[];
}

/** Steps that change nothing outside the page. */
const harmless: ReadonlySet<NavigationStep['do']> = new Set(['restoreCart', 'title', 'scrollToTop', 'show']);

/**
 * Whether the guard lets a visitor see this address at once. Whatever else it decides is done in the browser: a redirect, a
 * login by a code, an embedding.
 */
export async function entersAsVisitor({ client, url, matches }: Visit): Promise<boolean> {
  const { origin, pathname, search } = url;
  const address = { origin, pathname, search, hash: '' };
  const params = matches.at(-1)?.params ?? {};
  const route = handleOf(matches.map((match) => match.route));
  const clubUrl = clubUrlOf({ address, params, route, embedding: undefined });
  const steps = decideNavigation({
    ...{ address, params, route, embedding: undefined, asksAccount: false, chosen: undefined },
    session: { known: visitor },
    family: { known: [] },
    club: clubUrl === undefined ? 'unknown' : await clubFact(client, clubUrl),
    blockedClubs: { known: [] },
    course: { known: null },
    wantedEmbedding: embeddingFrom(url.searchParams),
    ...{ code: undefined, invitingClub: undefined },
  });
  return steps.every((step) => harmless.has(step.do));
}

async function clubFact(client: QueryClient, url: string): Promise<NavigationInput['club']> {
  try {
    return { known: await client.fetchQuery(clubQuery(url)) };
  } catch (error) {
    return isMissing(error) ? { known: 'missing' } : { failed: error };
  }
}
