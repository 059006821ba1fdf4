import * as v from 'valibot';
import { offerEditor } from '../../generated/management/offerEditor.ts';
import { offerPlan } from '../../generated/management/offerPlan.ts';
import { offerPublication } from '../../generated/management/offerPublication.ts';
import { offerStatus } from '../../generated/management/offerStatus.ts';
import { takenBackOffer } from '../../generated/management/takenBackOffer.ts';
import { uploadedPicture } from '../../generated/management/uploadedPicture.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

export const parseOfferEditor = readerOf(offerEditor);
export const parseOfferPlan = readerOf(offerPlan);
export const parseOfferPublications = readerOf(readableOf(offerPublication));
export const parseUploadedPicture = readerOf(uploadedPicture);
export const parseTakenBackOffer = readerOf(takenBackOffer);
export const parseOfferStatus = readerOf(offerStatus);
/** The id of a publication that was planned. */
export const parsePlannedId = readerOf(
  v.pipe(
    v.object({ id: integer }),
    v.transform(({ id }) => id),
  ),
);

type OfferStatus = ReturnType<typeof parseOfferStatus>;
export type PlannedOffer = OfferStatus['planned'][number];
export type OfferPublication = ReturnType<typeof parseOfferPublications>[number];
