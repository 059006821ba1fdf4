import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadOpenInvitesOf } from '../../services/couples/openInvites.ts';
import { loadSentInvites } from '../../services/couples/sentInvites.ts';
import { toWireInvitation } from '../../services/couples/toWireInvitation.ts';
import { loadWaitingPlaces } from '../../services/waiting/waitingPlaces.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetInvitations: OperationHandler<'get_invitations'> = async (call) => {
  const { db, clock, request, caller } = call;
  const club = await requireClub(db, { nid: request.club }, caller);
  // Specification 6: invitations need a licence that isn't free.
  if (club.licenseType === 'free') throw refusals.notFound(nl.refusals.noInvitations);
  const open = await loadOpenInvitesOf(db, { caller, code: request.invite, now: clock.now() }, club.nid);
  const sent = await loadSentInvites(call, { caller, clubNid: club.nid });
  const waiting = await loadWaitingPlaces(call, { caller, clubNid: club.nid });
  return { result: { couples: open.map(toWireInvitation), sent, waiting } };
};
