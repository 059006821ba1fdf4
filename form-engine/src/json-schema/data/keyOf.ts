import { questionKey } from '../../sections/questionKey.ts';

/** Key of the answer to a property. */
export function keyOf({ qid }: { readonly qid: string }): string {
  return questionKey(qid, 0);
}
