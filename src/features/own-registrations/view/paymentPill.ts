import type { IsoDay } from '#rules/brusselsTime.ts';
import { type PaymentState, paymentState } from '#rules/paymentState.ts';
import type { OwnRegistration } from '#src/api/entities/registration/ownRegistration.ts';
import { moneyOfStanding, type PaymentView, paymentLook, paymentView } from '../../payment/index.ts';

type Payment = NonNullable<OwnRegistration['payment']>;

/** The states of an invoice, as a backend tells them that doesn't say how the money stands. Its open amounts may not be due yet. */
const states = {
  open: 'asked',
  'part-paid': 'part-paid',
  processing: 'left',
  paid: 'paid',
  overdue: 'late',
  credited: 'given-back',
} as const satisfies Record<Payment['state'], PaymentState['is']>;

/** What a registration says about its payment: the same as the invoice. */
export function paymentPill(
  { standing, state }: Payment,
  today: IsoDay,
): Pick<PaymentView, 'label' | 'tone' | 'icon'> {
  if (!standing) return paymentLook(states[state]);
  const { label, tone, icon } = paymentView(paymentState(moneyOfStanding(standing), today));
  return { label, tone, icon };
}
