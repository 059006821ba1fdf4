import type { offerOperations } from '#schemas/operations/offer.ts';
import { unixSecondsOf } from '../clock.ts';
import { loadChangedLessons, loadLastPublication, loadOffer } from '../club-files/editing/offer/loadOffer.ts';
import { changePlanned, planPublication } from '../club-files/editing/offer/planned/planPublication.ts';
import { planOffer } from '../club-files/editing/offer/planOffer.ts';
import { loadPublications, takeBackOffer } from '../club-files/editing/offer/publications.ts';
import { publishOffer } from '../club-files/editing/offer/publishOffer.ts';
import { uploadPicture } from '../club-files/pictures/uploadPicture.ts';
import type { Database } from '../db/database.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { discardFormDraft, loadFormDraft, saveFormDraft } from '../services/management/forms/formDrafts.ts';
import { loadOfferRevision } from '../services/management/offers/offerRevision.ts';
import { listPlannedOffers, requirePlannedOffer } from '../services/management/offers/plannedOffers.ts';
import type { HandlersOf } from './operationHandler.ts';

export const offerHandlers = {
  get_offer_editor: async ({ db, caller, request, club, reminds }) => {
    const planned = request.planned && (await requirePlannedOffer(db, club.nid, request.planned));
    // Before the offer: a change between the two is then noticed.
    const { revision } = await loadOfferRevision(db, club.nid, caller.uid);
    const { offer, version } = await loadOffer(db, club);
    const last = await loadLastPublication(db, club.nid);
    const changedLessons = await loadChangedLessons(db, club.nid);
    return {
      result: {
        ...{ version, revision, reminds, file: { ...offer } },
        ...(changedLessons.length > 0 && { changedLessons }),
        ...(planned && { planned: { id: planned.id, base: { ...planned.base }, file: { ...planned.file } } }),
        draft: await loadFormDraft(db, draftOf(club.nid, caller.uid)),
        saved:
          last?.version === version && last.by !== null
            ? { at: unixSecondsOf(last.at), by: last.by, own: last.madeBy === caller.uid }
            : null,
      },
    };
  },
  save_offer_draft: async (call) => {
    const { db, caller, request, club } = call;
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
    const { club } = call;
    return { result: await uploadPicture(call, { clubNid: club.nid, file: call.file }) };
  },
  publish_offer: async (call) => {
    const { caller, request, idempotencyKey: key, club } = call;
    const { offerVersion: version, file: text, reschedules = [], mailsTo, takesStock = false } = request;
    const wanted = { ...{ club, by: caller.uid, version, text }, reschedules, mailsTo, takesStock };
    if (request.preview) return { result: (await planOffer(call, wanted, { applies: false })).shown };
    const once = { operation: 'publish_offer', uid: caller.uid, key, body: request } as const;
    const publish = async (tx: Database) => {
      const published = await publishOffer({ ...call, db: tx }, wanted);
      if (!request.keepsDraft) await discardFormDraft(tx, draftOf(club.nid, caller.uid));
      return published;
    };
    return { result: await onceForKey(call, once, publish) };
  },
  plan_offer_publication: async (call) => {
    const { caller, request, idempotencyKey: key, club } = call;
    const { offerVersion: version, file: text, reschedules = [], mailsTo, at } = request;
    const wanted = { ...{ club, by: caller.uid, version, text }, reschedules, mailsTo, takesStock: false };
    const once = { operation: 'plan_offer_publication', uid: caller.uid, key, body: request } as const;
    const plan = async (tx: Database) => {
      const planned = await planPublication({ ...call, db: tx }, wanted, at);
      if (!request.keepsDraft) await discardFormDraft(tx, draftOf(club.nid, caller.uid));
      return planned;
    };
    return { result: await onceForKey(call, once, plan) };
  },
  change_planned_offer: async (call) => {
    const { caller, request, club } = call;
    const change = { club, by: caller.uid, id: request.planned, at: request.at };
    await changePlanned(call, change);
    return { result: null };
  },
  get_offer_status: async ({ db, caller, club }) => {
    return {
      result: {
        ...(await loadOfferRevision(db, club.nid, caller.uid)),
        planned: await listPlannedOffers(db, club.nid, caller.uid),
      },
    };
  },
  get_offer_publications: async (call) => {
    const { club } = call;
    return { result: await loadPublications(call, club.nid) };
  },
  take_back_offer: async (call) => {
    const { caller, request, idempotencyKey: key, club } = call;
    const once = { operation: 'take_back_offer', uid: caller.uid, key, body: request } as const;
    const taking = { club, by: caller.uid, id: request.publication };
    return { result: await onceForKey(call, once, (tx) => takeBackOffer({ ...call, db: tx }, taking)) };
  },
} satisfies HandlersOf<typeof offerOperations>;

/** A manager has one draft of the whole offer of a club. */
function draftOf(clubNid: number, account: number) {
  return { of: 'offer' as const, form: { clubNid }, account };
}
