/**
 * The keys of questions are JSON pointers into the data. Where one place has several questions, a mark tells them apart. In a JSON
 * pointer, `~` is always followed by 0 or 1 (RFC 6901), so no name of a property looks like a mark.
 */
const marks = /\/~[src]\d*(?![^/~])|~v\d+/g;

/** The key of a question that chooses between schemas. */
export function selectorQid(qid: string, count: number): string {
  return `${qid}/~s${count}`;
}

/** The key of what one schema asks, of several for the same place. */
export function variantQid(qid: string, index: number): string {
  return `${qid}~v${index}`;
}

/** The key of the only row of something that is no list. */
export function singleRowQid(qid: string): string {
  return `${qid}/~r`;
}

/** The key of what carries the problems of a whole object. */
export function checkQid(qid: string): string {
  return `${qid}/~c`;
}

/** The JSON pointer into the data, without marks. */
export function pointerOfQid(qid: string): string {
  return qid.replace(marks, '');
}

/** The type of that question. */
export const checkedType = 'schema-check';

export function isMarked(qid: string): boolean {
  return pointerOfQid(qid) !== qid;
}
