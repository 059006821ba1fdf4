import type { payments } from '../../db/schema.ts';

type PaymentState = (typeof payments.$inferSelect)['state'];

/** The states of a payment that was started and whose end is unknown. The provider is asked about these. */
export const underWay = ['open', 'pending'] as const satisfies readonly PaymentState[];

export function isUnderWay({ state }: { readonly state: PaymentState }): boolean {
  return underWay.some((one) => one === state);
}
