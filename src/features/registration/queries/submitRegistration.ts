import { type Cents, eurosOf } from '../../../../rules/money.ts';
import type { OperationRequest } from '../../../../schemas/operations.ts';
import type { AnswerProblem } from '../../../../schemas/refusal.ts';
import { refusalOf } from '../../../api/apiFailure.ts';
import { post } from '../../../api/call.ts';
import { parsePlacedOrder } from '../../../api/entities/order.ts';

export interface RegistrationOrder {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
  readonly tariffs: readonly number[];
  readonly total: Cents;
  readonly idempotencyKey: string;
}

type SavedRegistration = OperationRequest<'save_combined_course_registration_form'>['registrations'][number];
export type RegistrationAnswers = Omit<SavedRegistration, 'uid'>;

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'problems'; readonly problems: readonly AnswerProblem[] };

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly oids: readonly number[] }
  | { readonly kind: 'price-changed'; readonly total: Cents };

/** @throws {ApiFailure} for everything that the form can't show at a question. */
export async function saveAnswers(
  { club, uid, tariffs }: Pick<RegistrationOrder, 'club' | 'uid' | 'tariffs'>,
  answers: RegistrationAnswers,
): Promise<SaveOutcome> {
  try {
    await post('save_combined_course_registration_form', {
      club,
      tariffs: [...tariffs],
      privacyAccepted: true,
      registrations: [{ uid, ...answers }],
    });
    return { kind: 'saved' };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal && refusal.problems.length > 0) return { kind: 'problems', problems: refusal.problems };
    throw error;
  }
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
