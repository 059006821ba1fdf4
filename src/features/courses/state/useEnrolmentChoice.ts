import { useState } from 'react';
import * as v from 'valibot';
import { readJson } from '#src/platform/storage/readJson.ts';
import { tabTexts } from '#src/platform/storage/storage.ts';
import { useStoredOnce } from '#src/platform/storage/useStoredOnce.ts';
import type { EnrolmentChoice } from '../view/enrolment/enrolmentChoice.ts';

const draftKey = 'enrolment-choice';

const couple = v.pipe(
  v.object({
    kind: v.optional(v.picklist(['inviter', 'family', 'guest'])),
    uid: v.optional(v.number()),
    guest: v.object({ fname: v.string(), lname: v.string(), mail: v.string() }),
    role: v.string(),
  }),
  // JSON leaves out what is undefined.
  v.transform(({ kind, uid, ...typed }) => ({ kind, uid, ...typed })),
);

const choiceDraft = v.object({
  course: v.number(),
  choice: v.object({
    trials: v.array(v.number()),
    services: v.array(v.string()),
    companions: v.array(v.number()),
    couple,
  }),
});

function readChoiceDraft(course: number): EnrolmentChoice | undefined {
  const read = v.safeParse(choiceDraft, readJson(tabTexts.read(draftKey)));
  return read.success && read.output.course === course ? read.output.choice : undefined;
}

interface EnrolmentChoiceInput {
  /** The nid of the course. */
  readonly course: number;
  readonly inCart: EnrolmentChoice;
  readonly isVisitor: boolean;
}

/**
 * The extras that a person chooses, on top of those already in the cart. They are kept when the person tries another member
 * or tariff. Those of a visitor survive the way to the login and back.
 */
export function useEnrolmentChoice({ course, inCart, isVisitor }: EnrolmentChoiceInput) {
  const draft = useStoredOnce(() => readChoiceDraft(course));
  const [changed, setChanged] = useState<Partial<EnrolmentChoice>>({});
  const choice = { ...inCart, ...draft, ...changed };
  return {
    choice,
    change(part: Partial<EnrolmentChoice>) {
      setChanged((before) => ({ ...before, ...part }));
      if (isVisitor) tabTexts.write(draftKey, JSON.stringify({ course, choice: { ...choice, ...part } }));
    },
    /** Forgets what a visitor chose, once it is in the cart. */
    forget: () => tabTexts.remove(draftKey),
  };
}

export type ChangeChoice = ReturnType<typeof useEnrolmentChoice>['change'];
