import { uitpasFaults } from '#rules/uitpas.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

/** The digits of a UiTPAS number, without the printed separators. */
export function uitpasDigits(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '');
}

/**
 * The problem with a UiTPAS number; '' when there is none.
 * @param numbers The numbers in the cart, by uid
 */
export function uitpasProblem(uid: number, typed: string, numbers: Readonly<Record<string, string>>): string {
  const others = Object.entries(numbers).map(([key, number]) => [Number(key), number] as const);
  const fault = uitpasFaults(new Map([...others, [uid, uitpasDigits(typed)]])).get(uid);
  switch (fault) {
    case 'malformed':
      return texts.uitpas.invalid;
    case 'repeated':
      return texts.uitpas.duplicate;
    case undefined:
      return '';
  }
}
