import type { DeskRegistration } from '#schemas/entities/desk/deskRegistration.ts';
import type { Context } from '#server/context.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import type { PricedCart } from '../../cart/pricedCart.ts';
import { priceSelection } from '../../orders/pricing/priceSelection.ts';

export type DeskSelection = CartSelection & Required<Pick<CartSelection, 'atDesk'>>;

interface Judged {
  readonly selection: DeskSelection;
  /** The course is for some ages, and nobody knows the birthdate. Online, a family can't come that far. */
  readonly isAgeUnknown: boolean;
}

/** Why a registration at the desk can't be made, as the person would read it. */
export function problemsOf(
  { feedback, lines }: Pick<PricedCart, 'feedback' | 'lines'>,
  { selection: { atDesk }, isAgeUnknown }: Judged,
): string[] {
  const unknown = isAgeUnknown && !atDesk.anyAge ? [nl.clubPeople.desk.ageUnknown] : [];
  const problems = [...feedback, ...unknown];
  return problems.length === 0 && lines.length === 0 ? [nl.refusals.emptyCart] : problems;
}

type Override = Exclude<DeskRegistration['may'], 'nothing'>;

const overrides: Readonly<Record<Override, Partial<DeskSelection['atDesk']>>> = {
  'any-time': { anyTime: true },
  'any-age': { anyAge: true },
  wait: { waits: true },
};

/**
 * Finds what the manager can decide so that these problems go away. A next problem may then come to light: a course that is not open
 * yet, for somebody who is too young. A place on the waiting list is offered only where it can be given.
 */
export async function findOverride(
  context: Pick<Context, 'db' | 'clock'>,
  judged: Judged,
  problems: readonly string[],
): Promise<DeskRegistration['may']> {
  if (problems.length === 0) return 'nothing';
  for (const may of ['any-time', 'any-age', 'wait'] as const) {
    const atDesk = { ...judged.selection.atDesk, ...overrides[may] };
    const selection = { ...judged.selection, atDesk };
    const left = problemsOf(await priceSelection(context, selection), { ...judged, selection });
    const isGone = may === 'wait' ? left.length === 0 : !problems.some((problem) => left.includes(problem));
    if (isGone) return may;
  }
  return 'nothing';
}
