import type { CartItems } from '#src/features/basket/index.ts';
import { type EnrolmentChoice, noChoice } from './enrolmentChoice.ts';

/** The extras of a tariff that is already in the cart, so that a returning person sees and can change them. */
export function choiceInCart(items: CartItems, tariff: number | undefined): EnrolmentChoice {
  if (tariff === undefined) return noChoice;
  const couple = items.couples[tariff];
  return {
    ...noChoice,
    ...items.belongings[tariff],
    couple: { ...noChoice.couple, ...chosenPartner(couple) },
  };
}

function chosenPartner(couple: CartItems['couples'][string] | undefined): Partial<EnrolmentChoice['couple']> {
  if (!couple) return {};
  if ('cciid' in couple) return { kind: 'inviter' };
  if ('uid' in couple) return { kind: 'family', uid: couple.uid, role: couple.role };
  const { role, ...guest } = couple;
  return { kind: 'guest', guest, role };
}
