import { type Cents, eurosOf } from '../../../../rules/money.ts';
import type { OperationRequest } from '../../../../schemas/operations.ts';
import { refusalOf } from '../../../api/apiFailure.ts';
import { post } from '../../../api/call.ts';
import { parsePlacedOrder } from '../../../api/entities/order.ts';
import { type SaveOutcome, saveOutcome } from '../../form-filling/index.ts';

export interface RegistrationOrder {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
  readonly tariffs: readonly number[];
  readonly total: Cents;
  readonly idempotencyKey: string;
}

type SaveRequest = OperationRequest<'save_combined_course_registration_form'>;
export type FilledForms = Omit<SaveRequest, 'privacyAccepted'>;

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly oids: readonly number[] }
  | { readonly kind: 'price-changed'; readonly total: Cents };

/** @throws {ApiFailure} for everything that a form can't show. */
export function saveAnswers(forms: FilledForms, idempotencyKey: string): Promise<SaveOutcome> {
  const request = { ...forms, privacyAccepted: true } as const;
  return saveOutcome(post('save_combined_course_registration_form', request, { idempotencyKey }));
}

/** @throws {ApiFailure} */
export async function placeOrder(order: RegistrationOrder): Promise<OrderOutcome> {
  const { club, uid, tariffs, total, idempotencyKey } = order;
  try {
    const request = { club, uid, tariffs: [...tariffs], total: eurosOf(total) };
    const answer = await post('place_order', request, { idempotencyKey });
    return { kind: 'placed', oids: parsePlacedOrder(answer.result).oids };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.code === 'price-changed' && refusal.total !== undefined) {
      return { kind: 'price-changed', total: refusal.total };
    }
    throw error;
  }
}
