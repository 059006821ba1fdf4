/** A UiTPAS card number: thirteen digits. */
const cardNumber = /^\d{13}$/;

export type UitpasFault = 'malformed' | 'repeated';

/** A card as the UiTPAS scheme knows it. */
export interface UitpasCard {
  readonly hasReducedRate: boolean;
  /** null where the card never expires. */
  readonly validUntil: Date | null;
}

/**
 * Finds what is wrong with the given numbers, by uid: a number that no card can have, or one that two people gave
 * (specification 5.1). Empty numbers are ignored.
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

/** Whether a card gives the reduced rate at a moment. An expired card gives none. */
export function givesReducedRate({ hasReducedRate, validUntil }: UitpasCard, now: Date): boolean {
  return hasReducedRate && (validUntil === null || validUntil > now);
}
