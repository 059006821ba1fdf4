import { formatIsoDay } from '#rules/writtenTime.ts';
import type { MembershipCard } from '#src/api/entities/club/federation.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';

const texts = federationTexts.card;

export interface CardView {
  readonly id: string;
  readonly name: string;
  readonly federation: MembershipCard['federation'];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly isExpired: boolean;
  /** The content of the QR code; undefined when the card is not valid. */
  readonly code: string | undefined;
  readonly codeLabel: string;
}

export function cardView(card: MembershipCard): CardView {
  const { uid, name, federation, type, number, validUntil, isExpired } = card;
  return {
    id: `${federation.url}-${uid}-${number}`,
    ...{ name, federation, isExpired },
    facts: [
      [texts.number, number],
      [texts.type, texts.types[type]],
      [texts.validUntil, validUntil === null ? texts.noEnd : formatIsoDay(validUntil)],
    ],
    code: isExpired ? undefined : number,
    codeLabel: texts.code(name, number),
  };
}
