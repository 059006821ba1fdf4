import type { Address, WireAnswer } from '@clubpoort/form-engine/headless';

/** Answers by the field's name on the wire. All questions of these forms are general (nid 0). */
export interface PersonValues {
  /** `''` when the answer is empty or the question is not asked. */
  text(field: string): string;
  /** Empty when the answer is empty or the question is not asked. */
  list(field: string): readonly string[];
  isAsked(field: string): boolean;
  address(): Address | null;
}

export function personValues(qids: Readonly<Record<string, WireAnswer>>): PersonValues {
  const text = (field: string) => {
    const answer = qids[`${field}_0`];
    return typeof answer === 'string' ? answer : '';
  };
  return {
    text,
    list(field) {
      const answer = qids[`${field}_0`];
      return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
    },
    isAsked: (field) => qids[`${field}_0`] !== undefined,
    address() {
      const answer = qids.address_0;
      // The cast is safe: the engine writes a whole address or none.
      return typeof answer === 'object' && 'street' in answer ? (answer as Address) : null;
    },
  };
}
