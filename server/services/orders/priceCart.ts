import { fillIn } from '@clubpoort/form-engine/headless';
import { nl } from '../../texts/nl.ts';
import type { CartSelection } from './cartSelection.ts';
import type { Choice } from './decideChoices.ts';
import { costOf, type PricedCart, type TariffLine } from './pricedCart.ts';

/** Sums up what may be ordered, in whole cents. */
export function priceCart(selection: CartSelection, choices: readonly Choice[]): PricedCart {
  const lines = choices.flatMap((choice) => lineOf(selection.person.uid, choice) ?? []);
  const totalCents = lines.reduce((sum, line) => sum + costOf(line), 0);
  const payNowCents = selection.club.isPaidLater ? 0 : totalCents;
  return {
    lines,
    feedback: choices.flatMap((choice) => refusalSentence(choice) ?? []),
    voucherNids: [],
    rejectedVouchers: [],
    instalments: [],
    totalCents,
    payNowCents,
    payLaterCents: totalCents - payNowCents,
  };
}

function lineOf(uid: number, { offered, decision }: Choice): TariffLine | undefined {
  if (!offered || decision.may === 'not') return undefined;
  const { course, tariff } = offered;
  const isQueued = decision.may === 'queue';
  const price = tariff.priceCents;
  return {
    type: 'tariff',
    uid,
    courseNid: course.nid,
    tariffNid: tariff.nid,
    isTicket: course.type === 'ticket',
    isQueued,
    isInstant: tariff.isInstant,
    description: fillIn(isQueued ? nl.cart.queuedLine : nl.cart.line, {
      course: course.title,
      tariff: tariff.title,
    }),
    qty: 1,
    unitCostCents: isQueued ? 0 : price,
    discountCents: isQueued ? 0 : price - (tariff.discountedPriceCents ?? price),
  };
}

function refusalSentence({ offered, decision }: Choice): string | undefined {
  if (decision.may !== 'not') return undefined;
  const { reason } = decision;
  const names = { course: offered?.course.title ?? '', tariff: offered?.tariff.title ?? '' };
  if (reason.code === 'blocked') return fillIn(nl.cart.blocked, { ...names, message: reason.message });
  return fillIn(nl.cart[reason.code], names);
}
