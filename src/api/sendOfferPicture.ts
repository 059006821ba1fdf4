import { parseUploadedPicture } from './entities/management/offerEditor.ts';
import { readAnswer } from './readAnswer.ts';
import { type Sending, sendForm } from './sendForm.ts';

/**
 * Uploads a picture for the offer of a club, and reports its progress.
 * @throws {ApiFailure} or the abort of `signal`.
 */
export async function sendOfferPicture(
  club: number,
  file: File,
  sending: Sending,
): Promise<ReturnType<typeof parseUploadedPicture>> {
  sending.signal.throwIfAborted();
  const form = new FormData();
  form.set('club', String(club));
  form.set('file', file);
  const { status, body } = await sendForm('upload_offer_picture', form, sending);
  const answer: { readonly result?: unknown } = readAnswer(status, body);
  return parseUploadedPicture(answer.result);
}
