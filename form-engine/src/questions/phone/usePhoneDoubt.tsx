import { useState } from 'react';
import { storedPhonePattern } from '../../rules/phone.ts';

const STORED = new RegExp(storedPhonePattern);

/**
 * Warns about a number that the phone rule accepts but its country's numbering plan doesn't know. The lookup runs when
 * the control loses the focus; where the numbering plans fail to load there is no warning. A late result for an older
 * number is ignored.
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
