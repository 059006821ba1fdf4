import { matchPath } from 'react-router';
import type { Club } from '../../../api/entities/club.ts';
import type { User } from '../../../features/session/index.ts';
import { paths } from '../../../paths.ts';

interface AskedAlerts {
  /** Whose order may still have to be paid; undefined: it isn't asked. */
  readonly payer: User | undefined;
  readonly hasInvitations: boolean;
}

interface Place {
  readonly pathname: string;
  /** The club that the shell stands for. */
  readonly club: Club | undefined;
  readonly user: User | undefined;
}

/** What is asked of the server to be said above a screen (specification 2.4). */
export function askedAlerts({ pathname, club, user }: Place): AskedAlerts {
  const isAt = (path: string) => matchPath(path, pathname) !== null;
  const payer = club && !user?.blocked && !isAt(paths.confirmation) ? user : undefined;
  // Where they stand themselves, and where somebody is about to pay.
  const hidesInvitations = isAt(paths.invitations) || isAt(paths.cart) || club?.isFreeLicense === true;
  return { payer, hasInvitations: payer !== undefined && !hidesInvitations };
}
