import type { QueryClient } from '@tanstack/react-query';
import { clubQuery } from '#src/features/club/index.ts';
import { familyQuery, sessionQuery, userClubsQuery } from '#src/features/session/index.ts';
import { embedStore } from '#src/platform/embed/embedStore.ts';
import type { Loadable } from '../decision/navigationStep.ts';
import { clubUrlOf } from '../decision/situation.ts';
import { courseUrlQuery } from './courseUrlQuery.ts';
import type { Visit } from './readInput.ts';

/** Loads a fact into the query cache, where all other code reads it. */
export async function loadFact(client: QueryClient, visit: Visit, what: Loadable): Promise<void> {
  const club = clubUrlOf({ ...visit, ...embedStore.getState() }) ?? '';
  const uid = client.getQueryData(sessionQuery().queryKey)?.user?.uid;
  switch (what) {
    case 'session':
      return void (await client.fetchQuery(sessionQuery()));
    case 'club':
      return void (await client.fetchQuery(clubQuery(club)));
    case 'course':
      return void (await client.fetchQuery(courseUrlQuery(club, visit.address.hash)));
    case 'family':
      return void (await client.fetchQuery(familyQuery(uid)));
    case 'blockedClubs':
      return void (await client.fetchQuery(userClubsQuery(uid)));
  }
}
