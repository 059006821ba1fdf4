import * as v from 'valibot';
import type { OperationRequest } from '#schemas/operations.ts';
import { readAnswer } from './readAnswer.ts';
import { type Sending, sendForm } from './sendForm.ts';
import { readerOf } from './wire/readerOf.ts';
import { text } from './wire/text.ts';

/** The request's fields, with a `qid` of type text as in the engine. */
type FileFields = Omit<OperationRequest<'save_question_files'>, 'type' | 'auth' | 'qid'> & {
  readonly qid: string;
};

const readPath = readerOf(
  v.pipe(
    v.object({ file: v.pipe(text, v.nonEmpty()) }),
    v.transform(({ file }) => ({ path: file })),
  ),
);

/**
 * Uploads a file as the answer to a question, and reports its progress.
 * @throws {ApiFailure} or the abort of `signal`.
 */
export async function sendQuestionFile(
  file: File,
  fields: FileFields,
  sending: Sending,
): Promise<{ readonly path: string }> {
  sending.signal.throwIfAborted();
  const { status, body } = await sendForm('save_question_files', multipart(file, fields), sending);
  return readPath(readAnswer(status, body));
}

/** Puts the fields before the file, so that the server knows the purpose of the file before it accepts it. */
function multipart(file: File, fields: FileFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ type: 'answer', ...fields })) form.set(name, String(value));
  form.set('file', file);
  return form;
}
