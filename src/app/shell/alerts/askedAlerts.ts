import { matchPath } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/features/session/index.ts';
import { paths } from '#src/paths.ts';

interface AskedAlerts {
  /** The user whose order may still have to be paid; undefined when the server isn't asked. */
  readonly payer: User | undefined;
  readonly hasInvitations: boolean;
  /** The address to confirm; undefined when there is none, or when this screen hides the banner. */
  readonly unconfirmedMail: string | undefined;
  /** The minor who waits for a guardian; undefined when there is none, or when the screen itself says it. */
  readonly waitingMinor: User | undefined;
}

interface Place {
  readonly pathname: string;
  /** The club that the shell shows. */
  readonly club: Club | undefined;
  readonly user: User | undefined;
}

/** The screens that say themselves what is to be paid. The same payment stands once on a screen. */
const tellingOfPayment = [paths.confirmation, paths.dashboard, paths.invoices];

/** Whether the banner of the order to pay may show. */
export function showsUnpaidOrder(pathname: string): boolean {
  return tellingOfPayment.every((path) => matchPath(path, pathname) === null);
}

/** The alerts to request from the server for a screen (specification 2.4). */
export function askedAlerts({ pathname, club, user }: Place): AskedAlerts {
  const isAt = (path: string) => matchPath(path, pathname) !== null;
  const payer = club && !user?.blocked && showsUnpaidOrder(pathname) ? user : undefined;
  // Hidden on the invitations screen itself and in the cart, where the person is about to pay.
  const isElsewhere = isAt(paths.invitations) || isAt(paths.cart);
  const hidesInvitations = isElsewhere || club?.isFreeLicense === true || user?.guest !== undefined;
  // Hidden where the person is about to pay, sees the confirmation of an order, or confirms the address. Accepting a mailed
  // invitation confirms it too.
  const hidesMail = [
    paths.cart,
    paths.confirmation,
    paths.confirmMail,
    paths.becomeParent,
    paths.acceptRole,
  ].some(isAt);
  const unconfirmedMail = hidesMail || user?.blocked ? undefined : user?.unconfirmedMail || undefined;
  const waits = user?.guardianAsked !== undefined && !user.blocked;
  const waitingMinor = waits && !isAt(paths.becomeParent) ? user : undefined;
  return { unconfirmedMail, waitingMinor, payer, hasInvitations: payer !== undefined && !hidesInvitations };
}
