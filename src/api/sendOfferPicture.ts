import { parseUploadedPicture } from './entities/management/offerEditor.ts';
import { readAnswer } from './readAnswer.ts';
import { type Sending, sendForm } from './sendForm.ts';

/**
 * Uploads a picture for the offer of a club, or for a message, and reports its progress.
 * @throws {ApiFailure} or the abort of `signal`.
 */
export async function sendOfferPicture(
  club: number,
  file: File,
  sending: Sending,
  operation: 'upload_offer_picture' | 'upload_message_picture' = 'upload_offer_picture',
): Promise<ReturnType<typeof parseUploadedPicture>> {
  sending.signal.throwIfAborted();
  const form = new FormData();
  form.set('club', String(club));
  form.set('file', file);
  const { status, body } = await sendForm(operation, form, sending);
  const answer: { readonly result?: unknown } = readAnswer(status, body);
  return parseUploadedPicture(answer.result);
}
