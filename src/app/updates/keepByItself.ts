import type { QueryClient } from '@tanstack/react-query';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { Session } from '#src/api/session.ts';
import { keepComingLessons } from '../../features/calendar/state/keepComingLessons.ts';
import { keepCards } from '../../features/federation/state/keepCards.ts';
import { forgetOverdue, keptPaths } from '../../features/offline/index.ts';
import { isOwnDevice, isTeacher, sessionQuery, userClubsQuery } from '../../features/session/index.ts';
import { keepTickets } from '../../features/tickets/state/keepTickets.ts';
import { hrefs } from '../../paths.ts';
import { whenIdle } from '../../platform/loading/whenIdle.ts';
import { isListOld, type KeptList, markListKept } from '../../platform/storage/keptTimes.ts';

type User = NonNullable<Session['user']>;

const lists: readonly {
  readonly name: KeptList;
  readonly keep: (client: QueryClient, user: User) => Promise<void>;
}[] = [
  { name: 'calendar', keep: keepCalendarAndTickets },
  { name: 'cards', keep: (client, { uid }) => keepCards(client, uid) },
  { name: 'lessons', keep: keepLessonsOfTeacher },
];

/**
 * Keeps what a user may need without a connection, who asked to stay logged in. It fetches only what is missing or old, a list at a time
 * while the browser is idle. Of several tabs one does so. A list that can't be fetched is tried again in the next round.
 * Decision: docs/decisions/0193-own-device-keeps-pages-by-itself.md
 */
export async function keepByItself(client: QueryClient, user: User): Promise<void> {
  await navigator.locks.request('clubpoort.keep', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await forgetOverdue();
    for (const list of lists) {
      if (!isListOld(list.name)) continue;
      await whenIdle();
      if (!navigator.onLine || !isOwnDevice(user.uid)) return;
      try {
        await list.keep(client, user);
      } catch (error) {
        const refusal = refusalOf(error);
        // A refused list stays refused for a while, but an ended session or a lost connection ends the round.
        if (!refusal || refusal.status === 401) return;
      }
      if (isOwnDevice(user.uid)) markListKept(list.name);
    }
  });
}

/**
 * Asks for tickets only where the calendar has some, and where a kept page may hold tickets that were given back since.
 */
async function keepCalendarAndTickets(client: QueryClient, { uid }: User): Promise<void> {
  const sessions = await keepComingLessons(client, uid);
  const paths = new Set(await keptPaths());
  const withTickets = sessions.filter(({ tickets }) => tickets > 0).map(({ club }) => club);
  const clubs = await client.fetchQuery(userClubsQuery(uid));
  const known = clubs.filter((club) => paths.has(hrefs.tickets({ club: club.url })));
  const byNid = new Map([...known, ...withTickets].map((club) => [club.nid, club]));
  for (const club of byNid.values()) await keepTickets(client, { viewer: uid, club });
}

/** Its code is lazy-loaded: few users teach. */
async function keepLessonsOfTeacher(client: QueryClient, user: User): Promise<void> {
  const federations = client.getQueryData(sessionQuery().queryKey)?.federations ?? {};
  if (!isTeacher({ user, member: undefined, federations })) return;
  const { keepLessons } = await import('../../features/teacher/kept/keepLessons.tsx');
  await keepLessons(client, user.uid);
}
