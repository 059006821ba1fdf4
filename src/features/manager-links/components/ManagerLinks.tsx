import type { Club } from '#src/api/entities/club/club.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { useSession } from '../../session/index.ts';

// Loaded for managers alone: a visitor of a club's page needs no address of their screens.
const TaskLinks = lazyPart(async () => (await import('./TaskLinks.tsx')).TaskLinks);

interface ManagerLinksProps {
  /** Without a club, the pages ask which one. */
  club?: Pick<Club, 'nid' | 'offer'>;
}

/** Links for somebody who runs a club, as far as their role has the task. Suspends while their code loads. */
export function ManagerLinks({ club }: ManagerLinksProps) {
  const session = useSession();
  if (session.status !== 'user' || !session.user.hasClubPermissions) return null;
  const { managedClubs } = session.user;
  const managed = managedClubs.filter(({ nid }) => club === undefined || nid === club.nid);
  if (managedClubs.length > 0 && managed.length === 0) return null;
  return <TaskLinks club={club} managed={managed} />;
}
