import { eurosOf } from '#rules/money.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { MoveTarget } from '#schemas/entities/desk/deskRegistration.ts';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { loadCertificatesAbout } from '../../certificates/liveCertificates.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { type Changed, changeRegistration } from '../../own-registrations/changing/changeRegistration.ts';
import { changeMails } from '../../own-registrations/changing/composeChangeMails.ts';
import { loadChanging } from '../../own-registrations/changing/loadChanging.ts';
import { loadTargets } from '../../own-registrations/changing/loadTargets.ts';
import { findOwnRegistration } from '../../own-registrations/findOwnRegistration.ts';
import { noteAction } from '../noteAction.ts';
import { requireClubPerson } from '../people/clubPeople.ts';
import { actingFor } from './actingFor.ts';

interface OfClub {
  readonly club: ClubRow;
  readonly registrationId: number;
}

type Tx = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/** Where a manager can move a registration, those in the same course first. A full course is left out. */
export async function loadMoveTargets(
  context: Pick<Context, 'db' | 'clock'>,
  { club, registrationId }: OfClub,
): Promise<MoveTarget[]> {
  const found = await findOwnRegistration(context.db, { club, uid: 'anybody', registrationId });
  if (!isRegisteredStatus(found.registration.status))
    throw refusals.notAvailable(nl.ownRegistrations.stopped);
  const person = await requireClubPerson(context.db, club.nid, found.registration.uid);
  const caller = await actingFor(context, person);
  const changing = await loadChanging(context, { found, club, caller, byClub: true });
  const targets = await loadTargets(context, changing);
  const certificates = await loadCertificatesAbout(context.db, [registrationId]);
  const isSame = (nid: number) => nid === found.course.nid;
  return targets
    .filter(({ state }) => state === 'open' || state === 'asking')
    .toSorted((one, other) => Number(isSame(other.course.nid)) - Number(isSame(one.course.nid)))
    .map(({ course, tariff, free, price, state, isOutsideAge, isUnsettled }) => ({
      ...{ tariff: tariff.nid, course: course.title, title: tariff.title, free: free ?? null },
      ...{ difference: eurosOf(price?.differenceCents ?? 0), asks: state === 'asking' },
      ...{ age: isOutsideAge, byHand: isUnsettled, certificates },
    }));
}

interface WantedMove extends OfClub {
  /** The uid of the manager. */
  readonly by: number;
  readonly tariffNid: number;
  /** The difference that the manager saw. */
  readonly shownCents: number;
}

/** Moves a registration for its club in a transaction of the caller, as a family would, and tells the family. */
export async function moveRegistration(context: Tx, wanted: WantedMove): Promise<Changed> {
  const { db: tx, clock } = context;
  const { club, by, registrationId, tariffNid, shownCents } = wanted;
  const found = await findOwnRegistration(tx, { club, uid: 'anybody', registrationId });
  if (found.tariff.nid === tariffNid) throw refusals.notAvailable(nl.clubPeople.move.toSame);
  const person = await requireClubPerson(tx, club.nid, found.registration.uid);
  const caller = await actingFor(context, person);
  const changed = await changeRegistration(
    { db: tx, clock },
    { ...{ club, caller, uid: 'anybody', registrationId, tariffNid, shownCents }, byClub: true },
  );
  await queueMails(context, await changeMails(context, { ...changed, caller, byClub: true }));
  await noteAction(context, {
    ...{ clubNid: club.nid, by, action: 'move-registration', oid: found.registration.oid },
    registrationId: changed.registrationId,
    details: { what: `${found.course.title} (${found.tariff.title})` },
  });
  return changed;
}
