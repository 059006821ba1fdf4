import { matchPath } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import type { User } from '#src/features/session/index.ts';
import { paths } from '#src/paths.ts';

interface AskedAlerts {
  /** Whose order may still have to be paid; undefined: it isn't asked. */
  readonly payer: User | undefined;
  readonly hasInvitations: boolean;
  /** The address to confirm; undefined: there is none, or the screen leaves no room for it. */
  readonly unconfirmedMail: string | undefined;
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
  // Where somebody is about to pay, or confirms it.
  const hidesMail = isAt(paths.cart) || isAt(paths.confirmation) || isAt(paths.confirmMail);
  const unconfirmedMail = hidesMail || user?.blocked ? undefined : user?.unconfirmedMail || undefined;
  return { unconfirmedMail, payer, hasInvitations: payer !== undefined && !hidesInvitations };
}
