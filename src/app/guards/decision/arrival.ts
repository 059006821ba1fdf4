import { pageTitle } from '#src/platform/page/pageTitle.ts';
import { knownIn } from './fact.ts';
import type { Loadable, NavigationStep } from './navigationStep.ts';
import type { Situation, Steps } from './situation.ts';

/** Shows the screen, because no other question objected. Facts that are still unknown load while the screen is drawn. */
export function arrival(situation: Situation): Steps {
  const { route, query } = situation;
  const club = knownIn(situation.club);
  const title = pageTitle({ title: route.title, club: club === 'missing' ? undefined : club?.title });
  return [
    ...alongside(situation).map((what): NavigationStep => ({ do: 'load', what })),
    { do: 'restoreCart' },
    ...(route.title === undefined ? [] : [{ do: 'title', title } as const]),
    ...(query.has('noScroll') ? [] : [{ do: 'scrollToTop' } as const]),
    { do: 'show' },
  ];
}

function alongside({ session, club, clubUrl, blockedClubs, isOfClub }: Situation): readonly Loadable[] {
  return [
    ...(session === 'unknown' ? (['session'] as const) : []),
    ...(club === 'unknown' && clubUrl !== undefined ? (['club'] as const) : []),
    ...(blockedClubs === 'unknown' && isOfClub && knownIn(session)?.user ? (['blockedClubs'] as const) : []),
  ];
}
