import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { hrefs } from '#src/paths.ts';
import { useSession } from '../../session/index.ts';
import { groupsOfRole } from '../managementParts.ts';
import { formerSeasonPart, numbersPart } from '../view/managementHrefs.ts';
import { ManagementNav } from './ManagementNav.tsx';

/** The screen for who runs one club: links to the parts of the own role, and the open part. Another part opens the first one. */
export function ManagementPage({ club }: { club: Club }) {
  const { part = '' } = useParams();
  const [query] = useSearchParams();
  const session = useSession();
  if (part === formerSeasonPart) {
    const kept = Object.fromEntries(query);
    return <Navigate replace to={hrefs.management({ ...kept, club: club.url, part: numbersPart })} />;
  }
  const clubs = session.status === 'user' ? session.user.managedClubs : [];
  const role = clubs.find(({ nid }) => nid === club.nid)?.role ?? 'member';
  const groups = groupsOfRole(role);
  const parts = groups.flatMap((group) => group.parts);
  const open = parts.find(({ path }) => path === part) ?? parts[0];
  if (!open) return null;
  const { Part } = open;
  return (
    <>
      {parts.length > 1 && <ManagementNav club={club.url} groups={groups} open={open} />}
      <Part club={club} />
    </>
  );
}
