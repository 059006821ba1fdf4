import type { WireQuestion } from '#form-engine/src/sections/wireSection.ts';

/** A question for a text, with a label made from its qid. */
export const text = (qid: string, more: Partial<WireQuestion> = {}): WireQuestion => ({
  qid,
  type: 'text',
  question: `Vraag ${qid}`,
  ...more,
});
