import { offerEditor } from '../../generated/management/offerEditor.ts';
import { offerPlan } from '../../generated/management/offerPlan.ts';
import { offerPublication } from '../../generated/management/offerPublication.ts';
import { takenBackOffer } from '../../generated/management/takenBackOffer.ts';
import { uploadedPicture } from '../../generated/management/uploadedPicture.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

export const parseOfferEditor = readerOf(offerEditor);
export const parseOfferPlan = readerOf(offerPlan);
export const parseOfferPublications = readerOf(readableOf(offerPublication));
export const parseUploadedPicture = readerOf(uploadedPicture);
export const parseTakenBackOffer = readerOf(takenBackOffer);
