import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cents } from '../../../../rules/money.ts';
import type { Club } from '../../../api/entities/club.ts';
import { hrefs } from '../../../paths.ts';
import { browserCart } from '../../cart/index.ts';
import { failureText } from '../../failures/index.ts';
import { createFormGroup, type Payloads, type SendOutcome } from '../../form-filling/index.ts';
import { doubtSession } from '../../session/index.ts';
import { placeOrder } from '../queries/submitRegistration.ts';
import type { Enrolment, Enrolments } from '../view/enrolment.ts';
import { saveFamily } from './saveFamily.ts';

export type Progress =
  | { readonly at: 'filling' }
  | { readonly at: 'sending' }
  | { readonly at: 'failed'; readonly message: string }
  /** The club changed the form meanwhile: the questions that are new or other. */
  | { readonly at: 'form-changed'; readonly questions: readonly string[] }
  /** The price is another one than was shown: the person decides. */
  | {
      readonly at: 'asking';
      readonly enrolment: Enrolment;
      readonly total: Cents;
      readonly answer: (isAgreed: boolean) => void;
    };

/**
 * Saves what everybody answered, then orders for one after the other. Both have a key, so that a repeat after a lost
 * answer saves and orders nothing twice; the carts and drafts stay until everything is ordered.
 */
export function useFamilyRegistration(club: Club, enrolments: Enrolments) {
  const [progress, setProgress] = useState<Progress>({ at: 'filling' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const isAgreed = (enrolment: Enrolment, total: Cents) =>
    new Promise<boolean>((answer) => setProgress({ at: 'asking', enrolment, total, answer }));

  /** Undefined where the person doesn't want the new price. */
  const order = async (enrolment: Enrolment, total: Cents): Promise<readonly number[] | undefined> => {
    setProgress({ at: 'sending' });
    const { uid, tariffs } = enrolment;
    const idempotencyKey = browserCart.getState().orderKey({ club: club.nid, uid }, { tariffs, total });
    const outcome = await placeOrder({ club: club.nid, uid, tariffs, total, idempotencyKey });
    if (outcome.kind === 'placed') return outcome.oids;
    if (await isAgreed(enrolment, outcome.total)) return order(enrolment, outcome.total);
    void queryClient.invalidateQueries({ queryKey: ['cart-invoice', club.nid, uid] });
    return undefined;
  };

  const orderAll = async (): Promise<SendOutcome> => {
    const oids: number[] = [];
    for (const enrolment of enrolments) {
      const placed = await order(enrolment, enrolment.invoice.total);
      if (!placed) {
        setProgress({ at: 'filling' });
        return { kind: 'unsent' };
      }
      oids.push(...placed);
    }
    tellOfPlaces(queryClient);
    await navigate(hrefs.confirmation(oids));
    for (const { uid } of enrolments) browserCart.getState().empty({ club: club.nid, uid });
    return { kind: 'done' };
  };

  const send = async (payloads: Payloads): Promise<SendOutcome> => {
    setProgress({ at: 'sending' });
    try {
      const saved = await saveFamily({ club: club.nid, enrolments, payloads, queryClient });
      if (saved.kind === 'saved') return await orderAll();
      setProgress(
        saved.kind === 'form-changed'
          ? { at: 'form-changed', questions: saved.questions }
          : { at: 'filling' },
      );
      return saved.kind === 'problems' ? saved : { kind: 'unsent' };
    } catch (error) {
      setProgress({ at: 'failed', message: failureText(error) });
      doubtSession(queryClient, error);
      return { kind: 'unsent' };
    }
  };
  // The group outlives a form that is given anew, and a price that came later.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  const [group] = useState(() =>
    createFormGroup([enrolments[0].uid, ...enrolments.slice(1).map(({ uid }) => uid)], (payloads) =>
      latest.current(payloads),
    ),
  );
  return { group, progress };
}

/** How many places are left is another number now. */
function tellOfPlaces(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => name === 'course' || name === 'courses',
  });
}
