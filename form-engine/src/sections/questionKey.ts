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
