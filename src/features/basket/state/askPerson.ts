import type { Cents } from '#rules/money.ts';

/** The question whether to order at a price that differs from the price on screen. */
export interface PriceQuestion {
  readonly total: Cents;
  readonly answer: (isAgreed: boolean) => void;
}

/** @param show - called with the question, and with undefined once the person has answered. */
export function askPrice(show: (question: PriceQuestion | undefined) => void) {
  return async (total: Cents): Promise<boolean> => {
    const isAgreed = await new Promise<boolean>((answer) => show({ total, answer }));
    show(undefined);
    return isAgreed;
  };
}
