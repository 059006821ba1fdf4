import type { QueryClient } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { recentClubsStore } from '#src/features/home/index.ts';
import { invitationsQuery } from '#src/features/invitations/queries.ts';
import { pendingInviteStore } from '#src/features/invitations/state/pendingInviteStore.ts';
import { unpaidOrderQuery } from '#src/features/invoices/queries/unpaidOrderQuery.ts';
import {
  familyQuery,
  isLoggedOut,
  sessionQuery,
  type User,
  userClubsQuery,
} from '#src/features/session/index.ts';
import { askedAlerts } from '../../shell/alerts/askedAlerts.ts';
import { shellClubUrl } from '../../shell/shellClubUrl.ts';
import type { Visit } from './readInput.ts';

/**
 * Loads the data that the shell shows around a screen before the screen draws, so that it causes no layout shift. Data that
 * fails to load appears later, or not at all.
 */
export async function loadShellData(client: QueryClient, visit: Visit): Promise<void> {
  if (isLoggedOut()) return;
  const [{ user }, club] = await Promise.all([
    client.ensureQueryData(sessionQuery()),
    shellClub(client, visit),
  ]);
  if (!user || user.blocked) return;
  await Promise.allSettled([
    client.ensureQueryData(familyQuery(user.uid)),
    client.ensureQueryData(userClubsQuery(user.uid)),
    ...(club ? askAlerts(client, { pathname: visit.address.pathname, club, user }) : []),
  ]);
}

function shellClub(client: QueryClient, { address, params, route }: Visit): Promise<Club> | undefined {
  const query = new URLSearchParams(address.search);
  const last = recentClubsStore.getState().clubs[0]?.url;
  const url = shellClubUrl(route, params.club, { query, last });
  return url === undefined ? undefined : client.ensureQueryData(clubQuery(url));
}

interface Told {
  readonly pathname: string;
  readonly club: Club;
  readonly user: User;
}

function askAlerts(client: QueryClient, told: Told): readonly Promise<unknown>[] {
  const { payer, hasInvitations } = askedAlerts(told);
  const { nid, url } = told.club;
  const { invite } = pendingInviteStore.getState();
  const code = invite?.club === url ? invite.code : undefined;
  const invitations = invitationsQuery({ club: nid, viewer: told.user.uid, code });
  return [
    ...(payer ? [client.ensureQueryData(unpaidOrderQuery({ uid: payer.uid, club: nid }))] : []),
    ...(hasInvitations ? [client.ensureQueryData(invitations)] : []),
  ];
}
