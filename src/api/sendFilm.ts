import { parseUploadedFilm } from './entities/club/uploadedFilm.ts';
import { readAnswer } from './readAnswer.ts';
import { type Sending, sendForm } from './sendForm.ts';

export type FilmPart = 'film' | 'captions' | 'poster';

/**
 * Uploads a film, captions or a poster for a video of the offer of a club, and reports its progress.
 * @throws {ApiFailure} or the abort of `signal`.
 */
export async function sendFilm(
  { club, part }: { readonly club: number; readonly part: FilmPart },
  file: File,
  sending: Sending,
): Promise<ReturnType<typeof parseUploadedFilm>> {
  sending.signal.throwIfAborted();
  const form = new FormData();
  form.set('club', String(club));
  form.set('part', part);
  form.set('file', file);
  const { status, body } = await sendForm('upload_film', form, sending);
  const answer: { readonly result?: unknown } = readAnswer(status, body);
  return parseUploadedFilm(answer.result);
}
