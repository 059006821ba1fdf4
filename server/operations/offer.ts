import type { offerOperations } from '#schemas/operations/offer.ts';
import { unixSecondsOf } from '../clock.ts';
import { loadLastPublication, loadOffer } from '../club-files/editing/offer/loadOffer.ts';
import { planOffer } from '../club-files/editing/offer/planOffer.ts';
import { loadPublications, takeBackOffer } from '../club-files/editing/offer/publications.ts';
import { publishOffer } from '../club-files/editing/offer/publishOffer.ts';
import { uploadPicture } from '../club-files/pictures/uploadPicture.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { discardFormDraft, loadFormDraft, saveFormDraft } from '../services/management/forms/formDrafts.ts';
import { requireManagedClub } from '../services/management/requireManagedClub.ts';
import type { HandlersOf } from './operationHandler.ts';

export const offerHandlers = {
  get_offer_editor: async ({ db, caller, request }) => {
    const club = await requireManagedClub(db, request.club, caller);
    const { offer, version } = await loadOffer(db, club);
    const last = await loadLastPublication(db, club.nid);
    return {
      result: {
        ...{ version, file: { ...offer } },
        draft: await loadFormDraft(db, draftOf(club.nid, caller.uid)),
        saved:
          last?.version === version && last.by !== null
            ? { at: unixSecondsOf(last.at), by: last.by, own: last.madeBy === caller.uid }
            : null,
      },
    };
  },
  save_offer_draft: async (call) => {
    const { db, caller, request } = call;
    const club = await requireManagedClub(db, request.club, caller);
    const owner = draftOf(club.nid, caller.uid);
    const { draft, revision } = request;
    if (draft === undefined) {
      await discardFormDraft(db, owner);
      return { result: { revision: 0 } };
    }
    return { result: { revision: await saveFormDraft(call, owner, { draft, revision }) } };
  },
  /** Reads no byte of the file before the caller is known to manage the club. */
  upload_offer_picture: async (call) => {
    const club = await requireManagedClub(call.db, call.request.club, call.caller);
    return { result: await uploadPicture(call, { clubNid: club.nid, file: call.file }) };
  },
  publish_offer: async (call) => {
    const { db, caller, request, idempotencyKey: key } = call;
    const club = await requireManagedClub(db, request.club, caller);
    const { offerVersion: version, file: text, reschedules = [], mailsTo, takesStock = false } = request;
    const wanted = { ...{ club, by: caller.uid, version, text }, reschedules, mailsTo, takesStock };
    if (request.preview) return { result: (await planOffer(call, wanted, { applies: false })).shown };
    const once = { operation: 'publish_offer', uid: caller.uid, key, body: request } as const;
    return { result: await onceForKey(call, once, (tx) => publishOffer({ ...call, db: tx }, wanted)) };
  },
  get_offer_publications: async (call) => {
    const club = await requireManagedClub(call.db, call.request.club, call.caller);
    return { result: await loadPublications(call, club.nid) };
  },
  take_back_offer: async (call) => {
    const { db, caller, request, idempotencyKey: key } = call;
    const club = await requireManagedClub(db, request.club, caller);
    const once = { operation: 'take_back_offer', uid: caller.uid, key, body: request } as const;
    const taking = { club, by: caller.uid, id: request.publication };
    return { result: await onceForKey(call, once, (tx) => takeBackOffer({ ...call, db: tx }, taking)) };
  },
} satisfies HandlersOf<typeof offerOperations>;

/** A manager has one draft of the whole offer of a club. */
function draftOf(clubNid: number, account: number) {
  return { of: 'offer' as const, form: { clubNid }, account };
}
