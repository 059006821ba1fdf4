import { useState } from 'react';
import type { EnrolmentChoice } from '../view/enrolment/enrolmentChoice.ts';

/**
 * The extras that a person chooses, on top of those already in the cart. They are kept when the person tries another member
 * or tariff.
 */
export function useEnrolmentChoice(inCart: EnrolmentChoice) {
  const [changed, setChanged] = useState<Partial<EnrolmentChoice>>({});
  return {
    choice: { ...inCart, ...changed },
    change: (part: Partial<EnrolmentChoice>) => setChanged((before) => ({ ...before, ...part })),
  };
}

export type ChangeChoice = ReturnType<typeof useEnrolmentChoice>['change'];
