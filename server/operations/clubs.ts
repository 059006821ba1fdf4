import { fillIn } from '@clubpoort/form-engine/headless';
import type { clubsOperations } from '#schemas/operations/clubs.ts';
import { unixSecondsOf } from '../clock.ts';
import { refusals } from '../http/refused.ts';
import { countOffer, hasTeachers } from '../services/clubs/clubCounts.ts';
import { loadClubsOf, requireClub, requireClubLook } from '../services/clubs/clubs.ts';
import { loadPrivacy } from '../services/clubs/loadPrivacy.ts';
import { loadUndeliveredMails, whyUndelivered } from '../services/clubs/loadUndeliveredMails.ts';
import { managesClub } from '../services/clubs/managesClub.ts';
import { acceptRole, showRoleInvite } from '../services/clubs/roles/acceptRole.ts';
import { clubsNear } from '../services/clubs/searchClubs.ts';
import { conditionsVersion } from '../services/clubs/textVersions.ts';
import { toWireClub, toWireClubSummary, toWireUserClub } from '../services/clubs/toWireClub.ts';
import { clubPicture } from '../services/files/pictures/clubPicture.ts';
import { placeholderPicture } from '../services/files/pictures/placeholderPicture.ts';
import { findClubs } from '../services/offer/finding/findClubs.ts';
import { loadOffers } from '../services/offer/finding/loadCandidates.ts';
import { proveMailbox } from '../services/people/parents/proveMailbox.ts';
import { fullName } from '../services/people/people.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';
import { sessionTokenOf } from './sessionTokenOf.ts';

export const clubsHandlers = {
  search_clubs: async ({ db, clock, request, caller }) => {
    const found = request.near
      ? await clubsNear(db, request.near, maxNear)
      : await findClubs({ db, clock }, { text: request.text ?? '', most: maxResults, caller });
    const nids = found.map(({ nid }) => nid);
    const offers = await loadOffers(db, nids, clock.now());
    return {
      result: found.map((club) => ({
        ...toWireClubSummary(club),
        offers: [...(offers.get(club.nid) ?? [])],
      })),
    };
  },
  get_club_by_url: async ({ db, clock, request, caller }) => {
    const club = await requireClub(db, { url: request.url }, caller);
    const has = {
      offer: await countOffer({ db, clock }, club.nid),
      teachers: await hasTeachers(db, club.nid),
    };
    return { result: toWireClub(club, has) };
  },
  get_clubs_for_user: async ({ db, caller }) => {
    const entries = await loadClubsOf(db, caller);
    return {
      result: Object.fromEntries(
        entries.map(({ club, isBlocked }) => [String(club.nid), toWireUserClub(club, isBlocked)]),
      ),
    };
  },
  get_role_invite: async (call) => {
    const { invite, club } = await showRoleInvite(call, call.request.code);
    const { role, mail, expiresAt } = invite;
    return {
      result: { club: { url: club.url, title: club.title }, role, mail, expires: unixSecondsOf(expiresAt) },
    };
  },
  accept_role_invite: async (call) => {
    const { request, caller, credential, clock } = call;
    const kept = sessionTokenOf(credential);
    await acceptRole(call, {
      ...{ code: request.code, caller },
      proveMailbox: (tx, proof) => proveMailbox({ db: tx, clock }, { ...proof, kept }),
    });
    return { result: true };
  },
  get_club_conditions: async ({ db, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    return {
      result: {
        title: fillIn(nl.conditionsTitle, { club: club.title }),
        version: conditionsVersion(club),
        paragraphs: club.conditions,
      },
    };
  },
  get_privacy: async (call) => {
    const { db, request, caller, installation } = call;
    const club =
      request.club === undefined ? undefined : await requireClub(db, { nid: request.club }, caller);
    return { result: await loadPrivacy(call, { club, installation }) };
  },
  get_undelivered_mails: async (call) => {
    const { db, request } = call;
    const found = await loadUndeliveredMails(db, request.club);
    return {
      result: found.map(({ mail, person }) => {
        const why = whyUndelivered(mail.failure ?? '');
        return {
          ...{ id: mail.id, kind: mail.kind, to: mail.recipient ?? '' },
          ...(person && { name: fullName(person) }),
          subject: mail.subject ?? '',
          queued: unixSecondsOf(mail.queuedAt),
          gave_up: unixSecondsOf(mail.failedAt ?? mail.dueAt),
          ...{ why, resendable: mail.content !== null, refused: why !== 'unreachable' },
        };
      }),
    };
  },
  /** Serves only pictures of this server. It ignores `url` and fetches nothing. */
  render_preview: async (call) => {
    const { db, request, caller } = call;
    const { fid, format = 'thumbnail', encoding = 'webp' } = request;
    const club = await requireClubLook(db, request.club);
    if (fid === undefined) {
      const content = await placeholderPicture(club, format);
      return { kind: 'file', content, mediaType: 'image/webp', cacheControl: forToday };
    }
    const wanted = { clubNid: club.nid, fid, format, encoding };
    const mediaType = `image/${encoding}`;
    const content = await clubPicture(call, wanted);
    if (content) return { kind: 'file', content, mediaType, cacheControl: forEver };
    const mayWait = caller !== undefined && (await managesClub(db, club.nid, caller));
    const waiting = mayWait ? await clubPicture(call, { ...wanted, isWaiting: true }) : undefined;
    if (!waiting) throw refusals.notFound();
    return { kind: 'file', content: waiting, mediaType, cacheControl: forManager };
  },
} satisfies HandlersOf<typeof clubsOperations>;

/** Cache header for files: the content of a fid never changes. */
const forEver = 'public, max-age=31536000, immutable';
/** Cache header for pictures that aren't public yet. */
const forManager = 'private, max-age=86400';
/** Cache header for placeholders, because a club may change its name or colour. */
const forToday = 'public, max-age=86400';

const maxResults = 20;
const maxNear = 4;
