import { Type } from 'typebox';
import {
  OfferDraftText,
  OfferEditor,
  OfferPlan,
  OfferPublication,
  OfferStatus,
  OfferText,
  OfferVersion,
  TakenBackOffer,
  UploadedPicture,
} from '../entities/management/offerEditor.ts';
import { envelope, operationsOf } from '../operation.ts';
import { skipping } from '../reading.ts';
import { largestInteger, Nid, UnixTime, UrlName } from '../scalars.ts';

const ofClub = { club: Nid };

/** An offer to publish, with the words that its plan may ask for. */
const published = {
  offerVersion: OfferVersion,
  file: OfferText,
  reschedules: Type.Optional(
    Type.Array(UrlName, {
      maxItems: 1000,
      description: 'Urls of the courses whose lessons really move within their season',
    }),
  ),
  mailsTo: Type.Optional(
    Type.Integer({
      ...{ minimum: 0, maximum: largestInteger },
      description: 'The number of people who may be mailed, as the plan said it',
    }),
  ),
  keepsDraft: Type.Optional(
    Type.Boolean({
      description: 'Whether the draft of the manager stays, because the offer has only a part of its changes',
    }),
  ),
};

const PublishAt = { ...UnixTime, description: 'When the offer goes live: in the coming year' };

export const offerOperations = operationsOf('offer', {
  get_offer_editor: {
    method: 'GET',
    access: 'user',
    task: 'offer',
    summary:
      'Returns the offer of a club as a club file, with everything that its managers may change, and the draft of the caller. For managers of that club only.',
    request: Type.Object({
      ...ofClub,
      planned: Type.Optional({ ...Nid, description: 'Id of a planned publication, to change it' }),
    }),
    response: envelope(OfferEditor),
  },
  save_offer_draft: {
    method: 'POST',
    access: 'user',
    task: 'offer',
    keepsPages: true,
    summary:
      'Keeps the offer that a manager is building, or without `draft` discards it. Refused with `conflict` where another window of the manager saved a later `revision`.',
    request: Type.Object({
      ...ofClub,
      draft: Type.Optional(OfferDraftText),
      revision: Type.Integer({
        ...{ minimum: 0, maximum: largestInteger },
        description: 'The latest revision that the window knows; 0: none',
      }),
    }),
    response: envelope(
      Type.Object({
        revision: Type.Integer({ minimum: 0, maximum: largestInteger, description: '0: discarded' }),
      }),
    ),
  },
  upload_offer_picture: {
    method: 'POST',
    access: 'user',
    task: 'offer',
    body: 'multipart',
    summary:
      'Stores a picture for the offer of a club: a multipart form with `club` and one part `file` (8,388,608 bytes at most). It is encoded anew, which keeps its pixels only. Nobody but the managers of the club sees it before an offer that names it is published. One that no offer uses is removed after 14 days, later where a draft names it. The same picture sent again is stored once.',
    request: Type.Object({
      ...ofClub,
      /** Session token, for clients that can send it neither as a cookie nor as a bearer token. */
      auth: Type.Optional(Type.String({ maxLength: 512 })),
    }),
    response: envelope(UploadedPicture),
  },
  publish_offer: {
    method: 'POST',
    access: 'user',
    task: 'offer',
    idempotent: true,
    summary:
      'Publishes the offer of a club, all or nothing, and notes it in the actions of the club. Refused with `offer-changed` where the offer is not the opened `offerVersion` any more. `preview` changes nothing, and says in Dutch what would change.',
    request: Type.Object({
      ...ofClub,
      ...published,
      preview: Type.Optional(Type.Boolean()),
      takesStock: Type.Optional(
        Type.Boolean({ description: 'Whether the stock of the file replaces what the webshop has counted' }),
      ),
    }),
    response: envelope(OfferPlan),
  },
  plan_offer_publication: {
    method: 'POST',
    access: 'user',
    task: 'offer',
    idempotent: true,
    keepsPages: true,
    summary:
      'Plans to publish an offer at a moment, where `publish_offer` would publish it now. By then it is merged with the offer of that moment. It stops where both changed the same, or where it can not be published any more. The manager gets a mail either way.',
    request: Type.Object({ ...ofClub, ...published, at: PublishAt }),
    response: envelope(Type.Object({ id: Nid })),
  },
  change_planned_offer: {
    method: 'POST',
    access: 'user',
    task: 'offer',
    keepsPages: true,
    summary:
      'Moves a planned publication to another moment, also one that stopped; without `at` removes it. For every manager of that club. Refused with `not-found` where it is live already.',
    request: Type.Object({ ...ofClub, planned: Nid, at: Type.Optional(PublishAt) }),
    response: envelope(Type.Null()),
  },
  get_offer_status: {
    method: 'GET',
    access: 'user',
    task: 'offer',
    summary:
      'Tells how often the offer of a club was changed, who did so last, and which publications are planned. Cheap, so that an open editor can ask it often. For managers of that club only.',
    request: Type.Object(ofClub),
    response: envelope(OfferStatus),
  },
  get_offer_publications: {
    method: 'GET',
    access: 'user',
    task: 'offer',
    summary:
      'Lists the offers that managers published in the last day, the latest first. For managers of that club only.',
    request: Type.Object(ofClub),
    response: envelope(skipping(Type.Array(OfferPublication))),
  },
  take_back_offer: {
    method: 'POST',
    access: 'user',
    task: 'offer',
    idempotent: true,
    summary:
      'Takes the last publication of an offer back, all or nothing, with the mails that it would have sent. Questions and forms stay as they are. Refused with `not-available` where something else came after it, its mails have left, or somebody uses what it added.',
    request: Type.Object({ ...ofClub, publication: Nid }),
    response: envelope(TakenBackOffer),
  },
});
