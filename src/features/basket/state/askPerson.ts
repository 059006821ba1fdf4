import type { Cents } from '#rules/money.ts';
import type { LostPlaces } from '#schemas/refusal.ts';

/** What to do for people whose place went to somebody else; `stop`: order nothing yet. */
export type LostPlaceAnswer = 'wait' | 'leave-out' | 'stop';

/** A question about an order that is no longer what the screen showed. */
export type OrderQuestion =
  | { readonly about: 'price'; readonly total: Cents; readonly answer: (isAgreed: boolean) => void }
  | {
      readonly about: 'place';
      readonly lost: LostPlaces;
      /** The total without these people. On a waiting list they cost nothing yet. */
      readonly total: Cents;
      readonly answer: (answer: LostPlaceAnswer) => void;
    };

/** Asks the person during an order. */
export interface Agreement {
  /** Whether to order at another total than the shown one. */
  readonly price: (total: Cents) => Promise<boolean>;
  readonly place: (lost: LostPlaces, total: Cents) => Promise<LostPlaceAnswer>;
}

/** @param show - called with the question, and with undefined once the person has answered. */
export function askPerson(show: (question: OrderQuestion | undefined) => void): Agreement {
  const ask = async <Answer>(question: (answer: (given: Answer) => void) => OrderQuestion) => {
    const given = await new Promise<Answer>((answer) => show(question(answer)));
    show(undefined);
    return given;
  };
  return {
    price: (total) => ask<boolean>((answer) => ({ about: 'price', total, answer })),
    place: (lost, total) => ask<LostPlaceAnswer>((answer) => ({ about: 'place', lost, total, answer })),
  };
}
