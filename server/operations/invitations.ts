import type { invitationsOperations } from '#schemas/operations/invitations.ts';
import { refusals } from '../http/refused.ts';
import { requireClub } from '../services/clubs/clubs.ts';
import { answerInvite } from '../services/couples/answerInvite.ts';
import { loadOpenInvitesOf } from '../services/couples/openInvites.ts';
import { loadSentInvites } from '../services/couples/sentInvites.ts';
import { toWireInvitation } from '../services/couples/toWireInvitation.ts';
import { reservationOf } from '../services/holds/cartHolds.ts';
import { acceptOffer } from '../services/waiting/acceptOffer.ts';
import { leaveWaitingList } from '../services/waiting/leaveWaitingList.ts';
import { offerFreePlaces } from '../services/waiting/offerFreePlaces.ts';
import { loadWaitingPlaces } from '../services/waiting/waitingPlaces.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const invitationsHandlers = {
  get_invitations: async (call) => {
    const { db, clock, request, caller } = call;
    const club = await requireClub(db, { nid: request.club }, caller);
    // Specification 6: invitations need a licence that isn't free.
    if (club.licenseType === 'free') throw refusals.notFound(nl.refusals.noInvitations);
    const open = await loadOpenInvitesOf(db, { caller, code: request.invite, now: clock.now() }, club.nid);
    const sent = await loadSentInvites(call, { caller, clubNid: club.nid });
    const waiting = await loadWaitingPlaces(call, { caller, clubNid: club.nid });
    return { result: { couples: open.map(toWireInvitation), sent, waiting } };
  },
  answer_invitation: async (call) => {
    const { db, caller } = call;
    const { uid, cciid, accept: accepts, invite: code } = call.request;
    const club = await requireClub(db, { nid: call.request.club }, caller);
    const answered = await answerInvite(call, { caller, code, uid, cciid, accepts, clubNid: club.nid });
    if (!accepts)
      call.afterwards('offer of a place that came free', () =>
        offerFreePlaces(call, [answered.invite.tariffNid]),
      );
    return { result: null };
  },
  leave_waiting_list: async (call) => {
    const { db, caller } = call;
    const { uid, tariff } = call.request;
    const club = await requireClub(db, { nid: call.request.club }, caller);
    await leaveWaitingList(db, { clubNid: club.nid, uid, tariffNid: tariff });
    call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [tariff]));
    return { result: null };
  },
  accept_waiting_list_offer: async ({ db, clock, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    const holder = { heldBy: caller.uid, clubNid: club.nid };
    await acceptOffer({ db, clock }, { ...holder, uid: request.uid, tariffNid: request.tariff });
    return { result: { reservation: await reservationOf({ db, clock }, holder) } };
  },
} satisfies HandlersOf<typeof invitationsOperations>;
