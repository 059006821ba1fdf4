import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { AskedGuardian } from '#src/api/entities/people/user.ts';
import {
  askPerson,
  byTurn,
  type CartOwner,
  cartKeyOf,
  emptyCart,
  type Hindrance,
  type Oids,
  type OrderQuestion,
  orderCart,
  type PricedCart,
  type ShownCart,
  shownCart,
  useFollowOrder,
} from '../../basket/index.ts';
import { failureText } from '../../failures/index.ts';
import { createFormGroup, type Payloads, type SendOutcome } from '../../form-filling/index.ts';
import { useAskedGuardian } from '../../guardian/index.ts';
import { recheckSession } from '../../session/index.ts';
import type { FamilyEnrolment } from '../view/enrolment.ts';
import { needsReview } from '../view/review.ts';
import { forgetSaved, saveFamily } from './saveFamily.ts';

export type Progress =
  | { readonly at: 'filling' }
  | { readonly at: 'sending' }
  | { readonly at: 'failed'; readonly message: string }
  /** The answers of a minor are saved. The guardian orders. */
  | { readonly at: 'prepared'; readonly guardian: AskedGuardian }
  /** The answers are saved, but the person must solve something before the order. */
  | { readonly at: 'hindered'; readonly hindrance: Hindrance }
  /** The club has changed the form since it was loaded. `questions` are the new or changed questions. */
  | { readonly at: 'form-changed'; readonly questions: readonly string[] }
  | { readonly at: 'asking'; readonly cart: PricedCart; readonly question: OrderQuestion };

/**
 * Saves everybody's answers, then orders the carts one by one. A minor who waits for a guardian only saves. Both have idempotency keys, so that a retry after a lost
 * answer saves and orders nothing twice. Carts and drafts stay until everything is ordered.
 */
export function useFamilyRegistration(club: Club, { enrolments, carts: shown }: FamilyEnrolment) {
  const carts = shown.toSorted(byTurn);
  const [progress, setProgress] = useState<Progress>({ at: 'filling' });
  const follow = useFollowOrder();
  const queryClient = useQueryClient();
  const guardian = useAskedGuardian();

  // A place that is lost while the form is filled in is asked about: the form says at its opening who waits.
  const [toldWaiting] = useState(() => new Set(carts.flatMap(({ invoice }) => shownCart(invoice).waiting)));
  const withKnown = (cart: ShownCart): ShownCart => ({
    ...cart,
    waiting: cart.waiting.filter((tariff) => toldWaiting.has(tariff)),
  });

  const agreementOn = (cart: PricedCart) =>
    askPerson((question) => setProgress(question ? { at: 'asking', cart, question } : { at: 'sending' }));

  const orderAll = async (): Promise<SendOutcome> => {
    const placed: Oids[] = [];
    const leftOut: CartOwner[] = [];
    for (const [index, cart] of carts.entries()) {
      const owner = { club: club.nid, uid: cart.uid };
      const { items, invoice } = cart;
      const place = { checkout: placed[0]?.[0], more: index < carts.length - 1 };
      const outcome = await orderCart(
        { owner, items, shown: withKnown(shownCart(invoice)), ...place },
        agreementOn(cart),
      );
      if (outcome.kind === 'left-out') leftOut.push(owner);
      else if (outcome.kind === 'placed') placed.push(outcome.oids);
      else {
        forgetSaved({ club: club.nid, enrolments });
        void queryClient.invalidateQueries({ queryKey: cartKeyOf(owner) });
        setProgress(
          outcome.kind === 'hindered' ? { at: 'hindered', hindrance: outcome.hindrance } : { at: 'filling' },
        );
        return { kind: 'unsent' };
      }
    }
    forgetSaved({ club: club.nid, enrolments });
    const [first, ...others] = placed;
    if (!first) {
      for (const owner of leftOut) emptyCart(owner);
      return { kind: 'unsent' };
    }
    await follow({
      club: club.nid,
      oids: [...first, ...others.flat()],
      owners: carts.map(({ uid }) => ({ club: club.nid, uid })),
      payNow: carts.reduce((sum, { invoice }) => sum + invoice.payNow, 0),
    });
    return { kind: 'done' };
  };

  const send = async (payloads: Payloads): Promise<SendOutcome> => {
    setProgress({ at: 'sending' });
    try {
      const saved = await saveFamily({ club: club.nid, enrolments, payloads, queryClient });
      if (saved.kind === 'saved' && guardian) {
        setProgress({ at: 'prepared', guardian });
        return { kind: 'unsent' };
      }
      if (saved.kind === 'saved') return await orderAll();
      setProgress(
        saved.kind === 'form-changed'
          ? { at: 'form-changed', questions: saved.questions }
          : { at: 'filling' },
      );
      return saved.kind === 'problems' ? saved : { kind: 'unsent' };
    } catch (error) {
      setProgress({ at: 'failed', message: failureText(error) });
      recheckSession(queryClient, error);
      return { kind: 'unsent' };
    }
  };
  // A ref to the latest `send`, because the group outlives refetched forms and prices.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  const [group] = useState(() =>
    createFormGroup(
      [enrolments[0].uid, ...enrolments.slice(1).map(({ uid }) => uid)],
      (payloads) => latest.current(payloads),
      { hasReview: needsReview(enrolments) },
    ),
  );
  return { group, progress };
}
