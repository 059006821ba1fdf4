import { useState } from 'react';
import type { EnrolmentChoice } from '../view/enrolment/enrolmentChoice.ts';

/**
 * What somebody chooses beside a member and a tariff, on top of what the cart holds of an earlier time. It stays while
 * another member or tariff is tried.
 */
export function useEnrolmentChoice(inCart: EnrolmentChoice) {
  const [changed, setChanged] = useState<Partial<EnrolmentChoice>>({});
  return {
    choice: { ...inCart, ...changed },
    change: (part: Partial<EnrolmentChoice>) => setChanged((before) => ({ ...before, ...part })),
  };
}

export type ChangeChoice = ReturnType<typeof useEnrolmentChoice>['change'];
