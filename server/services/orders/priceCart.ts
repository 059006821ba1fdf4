import { fillIn } from '@clubpoort/form-engine/headless';
import type { Cents } from '../../../rules/money.ts';
import { nl } from '../../texts/nl.ts';
import type { Choice, Selection } from './decideChoices.ts';

export interface CartLine {
  readonly uid: number;
  readonly courseNid: number;
  readonly tariffNid: number;
  readonly isTicket: boolean;
  /** The line stands on the waiting list: it costs nothing until a place is offered. */
  readonly isQueued: boolean;
  readonly description: string;
  readonly qty: number;
  readonly unitCostCents: Cents;
  /** Of the whole line. */
  readonly discountCents: Cents;
}

export interface PricedCart {
  readonly lines: readonly CartLine[];
  /** A sentence for each choice that was left out. */
  readonly feedback: readonly string[];
  readonly totalCents: Cents;
  readonly payNowCents: Cents;
  readonly payLaterCents: Cents;
}

/** Sums up what may be ordered, in whole cents. */
export function priceCart(selection: Selection, choices: readonly Choice[]): PricedCart {
  const lines = choices.flatMap((choice) => lineOf(selection.person.uid, choice) ?? []);
  const totalCents = lines.reduce((sum, line) => sum + line.unitCostCents * line.qty - line.discountCents, 0);
  const payNowCents = selection.club.isPaidLater ? 0 : totalCents;
  return {
    lines,
    feedback: choices.flatMap((choice) => refusalSentence(choice) ?? []),
    totalCents,
    payNowCents,
    payLaterCents: totalCents - payNowCents,
  };
}

function lineOf(uid: number, { offered, decision }: Choice): CartLine | undefined {
  if (!offered || decision.may === 'not') return undefined;
  const { course, tariff } = offered;
  const isQueued = decision.may === 'queue';
  const price = tariff.priceCents;
  return {
    uid,
    courseNid: course.nid,
    tariffNid: tariff.nid,
    isTicket: course.type === 'ticket',
    isQueued,
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
