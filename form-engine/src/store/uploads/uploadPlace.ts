import { questionKey } from '../../sections/questionKey.ts';
import type { UploadQuestion } from './uploadList.ts';

/** The key of a question for files, in its form or in its row. */
export function keyOf({ key, qid, nid }: UploadQuestion): string {
  return key ?? questionKey(qid, nid);
}

/** The key in the whole form: of the question, or of the outermost group around it. */
export function formKeyOf(question: UploadQuestion): string {
  return question.rows?.[0]?.group.key ?? keyOf(question);
}

/** Tells the questions of a form apart, the same question of two rows too. */
export function listId(question: UploadQuestion): string {
  const rows = (question.rows ?? []).map(({ group, id }) => [group.key, id]);
  return JSON.stringify([...rows, keyOf(question)]);
}
