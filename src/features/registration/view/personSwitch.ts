import { formatEuros } from '#rules/money.ts';
import type { Segment } from '#src/components/fields/SegmentedControl.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import type { PricedCart } from '../../basket/index.ts';
import { nextPerson, type PersonState } from '../../form-filling/index.ts';
import type { Enrolment } from './enrolment.ts';

type States = Readonly<Record<number, PersonState>>;
type Enrolled = readonly Pick<Enrolment, 'uid' | 'member'>[];
type Priced = readonly Pick<PricedCart, 'invoice'>[];

/** A segment for each person: the first name and the state of the form. */
export function personSegments(enrolments: Enrolled, states: States): readonly Segment<string>[] {
  return enrolments.map(({ uid, member: { firstName } }): Segment<string> => {
    const value = String(uid);
    if (states[uid] === 'complete') return { value, label: texts.personComplete(firstName), icon: 'check' };
    if (states[uid] === 'wrong') return { value, label: texts.personWrong(firstName), icon: 'error' };
    return { value, label: firstName };
  });
}

/** The label of the button below a person's form: go to the next incomplete form, or else register everybody. */
export function primaryAction(
  uid: number,
  { enrolments, carts }: { readonly enrolments: Enrolled; readonly carts: Priced },
  states: States,
): string {
  const uids = enrolments.map((enrolment) => enrolment.uid);
  const next = nextPerson(uid, states, uids);
  const person = enrolments.find((enrolment) => enrolment.uid === next);
  if (person) return texts.next(person.member.firstName);
  return texts.submit(formatEuros(totalOf(carts)));
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
export function totalOf(carts: Priced): number {
  return carts.reduce((sum, { invoice }) => sum + invoice.total, 0);
}
