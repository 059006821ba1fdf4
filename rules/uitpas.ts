/** The number on a UiTPAS card: thirteen digits. */
const cardNumber = /^\d{13}$/;

export type UitpasFault = 'malformed' | 'repeated';

/** What somebody's UiTPAS number stands for, as the scheme tells. */
export interface UitpasCard {
  readonly hasReducedRate: boolean;
  /** null: for ever. */
  readonly validUntil: Date | null;
}

/**
 * What is wrong with the numbers that people gave, by uid: one that can't be a card's, or one that two people gave
 * (specification 5.1). An empty one is none.
 */
export function uitpasFaults(numbers: ReadonlyMap<number, string>): ReadonlyMap<number, UitpasFault> {
  const given = [...numbers].filter(([, number]) => number !== '');
  const isRepeated = (wanted: string) => given.filter(([, number]) => number === wanted).length > 1;
  const faultOf = (number: string): UitpasFault | undefined => {
    if (!cardNumber.test(number)) return 'malformed';
    return isRepeated(number) ? 'repeated' : undefined;
  };
  return new Map(
    given.flatMap(([uid, number]) => {
      const fault = faultOf(number);
      return fault ? [[uid, fault] as const] : [];
    }),
  );
}

/** Whether a card gives the reduced rate at a moment; one that is over gives none. */
export function givesReducedRate({ hasReducedRate, validUntil }: UitpasCard, now: Date): boolean {
  return hasReducedRate && (validUntil === null || validUntil > now);
}
