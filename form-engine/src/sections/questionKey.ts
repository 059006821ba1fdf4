/** The key of a question's answer, `${qid}_${nid}` (Specification 3). */
export function questionKey(qid: string, nid: number): string {
  return `${qid}_${nid}`;
}

/** Splits a key on its last `_`, which is always the separator: a nid has only digits, a qid may hold any character. */
export function splitQuestionKey(key: string): { qid: string; nid: number } | undefined {
  const parts = /^(.*)_(\d{1,15})$/s.exec(key);
  const [qid, nid] = parts?.slice(1) ?? [];
  return qid !== undefined && nid !== undefined ? { qid, nid: Number(nid) } : undefined;
}

/** Finds the key of the question with this qid, and this nid where the condition names one. */
export type FindKey = (qid: string, nid: number | undefined) => string | undefined;

/** How references to questions become keys. */
export interface KeyLookup {
  /** The nid of the question that refers: without a nid, a reference means its own course, and then the general questions. */
  readonly nid: number;
  /** Whether the key of a question is its qid alone. */
  readonly plainKeys: boolean;
}

/** Looks up references among the keys of these questions. */
export function findKeyAmong(
  questions: ReadonlyMap<string, unknown>,
  { nid: own, plainKeys }: KeyLookup,
): FindKey {
  return (qid, nid) =>
    (nid === undefined ? [own, 0] : [nid])
      .map((candidate) => (plainKeys ? qid : questionKey(qid, candidate)))
      .find((key) => questions.has(key));
}
