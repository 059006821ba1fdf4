import { useState } from 'react';
import { storedPhonePattern } from '../../rules/phone.ts';

const STORED = new RegExp(storedPhonePattern);

/**
 * Doubts about a number, that the rule accepts and its country's numbering plan doesn't know. Looked up when the control is
 * left; where the numbering plans can't be loaded there is no doubt. An answer that comes late is about an older number, and
 * says nothing.
 */
export function usePhoneDoubt(value: string): {
  readonly doubtful: boolean;
  readonly lookUp: (left: string) => void;
} {
  const [doubted, setDoubted] = useState<string>();
  const lookUp = (left: string) => {
    if (!STORED.test(left)) return;
    import('./isLikelyPhone.ts').then(
      ({ isLikelyPhone }) => {
        if (!isLikelyPhone(left)) setDoubted(left);
      },
      () => {},
    );
  };
  return { doubtful: doubted !== undefined && doubted === value, lookUp };
}
