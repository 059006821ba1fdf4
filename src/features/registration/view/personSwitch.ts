import { formatEuros } from '#rules/money.ts';
import { guardianTexts } from '#src/texts/nl/guardian.ts';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { orderLabel, type PricedCart } from '../../basket/index.ts';
import { nextPerson, type PersonState } from '../../form-filling/index.ts';
import type { Enrolment } from './enrolment.ts';
import { onlyWaits } from './waitingLines.ts';

type States = Readonly<Record<number, PersonState>>;
type Enrolled = readonly Pick<Enrolment, 'uid' | 'member'>[];
type Priced = readonly Pick<PricedCart, 'invoice'>[];

/** A person as a step: "Finn · 1 van 2", with the state of the form. */
export interface PersonStep {
  readonly uid: number;
  readonly number: number;
  readonly label: string;
  /** What a screen reader adds to the label; '' for a form that is open. */
  readonly said: string;
  readonly state: PersonState;
}

const said: Record<PersonState, string> = {
  todo: '',
  complete: texts.personComplete,
  wrong: texts.personWrong,
};

/** A step for each person, in the order in which their forms are filled in. */
export function personSteps(enrolments: Enrolled, states: States): readonly PersonStep[] {
  return enrolments.map(({ uid, member: { firstName } }, index) => {
    const state = states[uid] ?? 'todo';
    const label = texts.person(firstName, index + 1, enrolments.length);
    return { uid, number: index + 1, label, said: said[state], state };
  });
}

interface Way {
  readonly states: States;
  readonly reviewedBy: number | undefined;
  readonly hasReview: boolean;
  /** A minor prepares what the guardian orders. */
  readonly isPreparing?: boolean;
}

/**
 * The label of the button below a person's form: go to the next incomplete form, then to the review where there is one, then
 * register everybody.
 */
export function primaryAction(
  uid: number,
  { enrolments, carts }: { readonly enrolments: Enrolled; readonly carts: Priced },
  { states, reviewedBy, hasReview, isPreparing }: Way,
): string {
  const uids = enrolments.map((enrolment) => enrolment.uid);
  const submit = isPreparing ? guardianTexts.prepare : submitLabel(carts);
  if (reviewedBy !== undefined) return submit;
  const next = nextPerson(uid, states, uids);
  const person = enrolments.find((enrolment) => enrolment.uid === next);
  if (person) return texts.next(person.member.firstName);
  if (hasReview) return texts.review;
  return submit;
}

/** The texts beside the button: the step, the total where the button doesn't say it, and what is paid when. */
export function barTexts(
  uid: number,
  {
    enrolments,
    carts,
  }: { readonly enrolments: Enrolled; readonly carts: Priced & Parameters<typeof paymentHint>[0] },
  { states, reviewedBy, hasReview, isPreparing }: Way,
): readonly string[] {
  const count = enrolments.length + (hasReview ? 1 : 0);
  const number = reviewedBy === undefined ? enrolments.findIndex((one) => one.uid === uid) + 1 : count;
  const isOrder =
    reviewedBy !== undefined ||
    (!hasReview &&
      nextPerson(
        uid,
        states,
        enrolments.map((one) => one.uid),
      ) === undefined);
  const sum = isOrder && !isPreparing ? paymentHint(carts) : formatEuros(totalOf(carts));
  return [count > 1 ? texts.step(number, count) : '', isPreparing ? '' : sum].filter(Boolean);
}

/** The text beside the button about what is paid now and later; '' when everything is paid now. */
export function paymentHint(
  carts: readonly { readonly invoice: Pick<PricedCart['invoice'], 'payNow' | 'payLater'> }[],
): string {
  const payNow = carts.reduce((sum, { invoice }) => sum + invoice.payNow, 0);
  const payLater = carts.reduce((sum, { invoice }) => sum + invoice.payLater, 0);
  if (payLater === 0) return '';
  return payNow > 0 ? texts.payNow(formatEuros(payNow)) : texts.payLater;
}

/** The total of the carts, in cents. */
function totalOf(carts: Priced): number {
  return carts.reduce((sum, { invoice }) => sum + invoice.total, 0);
}

function submitLabel(carts: Priced): string {
  return orderLabel(
    carts.map(({ invoice }) => invoice),
    onlyWaits(carts) ? texts.submitWaiting : texts.submitFree,
  );
}
