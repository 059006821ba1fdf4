import type { Address, WireAnswer } from '@clubpoort/form-engine/headless';

/** Answers by the field's name on the wire: all of these forms' questions are general ones. */
export interface PersonValues {
  /** `''` where it is not filled in, or not asked. */
  text(field: string): string;
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
    isAsked: (field) => qids[`${field}_0`] !== undefined,
    address() {
      const answer = qids.address_0;
      // The engine writes an address whole or not at all.
      return typeof answer === 'object' && 'street' in answer ? (answer as Address) : null;
    },
  };
}
