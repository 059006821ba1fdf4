import type { RegistrationPayload, SubmitRefusal } from '@clubpoort/form-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cents } from '../../../../rules/money.ts';
import { hrefs } from '../../../paths.ts';
import { browserCart, type CartOwner } from '../../cart/index.ts';
import { failureText } from '../../failures/index.ts';
import { placeOrder, saveAnswers } from '../queries/submitRegistration.ts';
import { formProblems } from '../view/formProblems.ts';

export interface RegistrationOf extends CartOwner {
  readonly tariffs: readonly number[];
  /** Cents, as the person sees it. */
  readonly total: Cents;
}

type Progress =
  | { readonly at: 'filling' }
  | { readonly at: 'sending' }
  | { readonly at: 'failed'; readonly message: string }
  /** The price is another one than was shown: the person decides. */
  | { readonly at: 'asking'; readonly total: Cents; readonly answer: (isAgreed: boolean) => void };

/** Saves the answers, then orders: the order's key makes that a repeat after a lost answer orders nothing twice. */
export function useRegistration({ club, uid, tariffs, total }: RegistrationOf) {
  const [progress, setProgress] = useState<Progress>({ at: 'filling' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const owner = { club, uid };

  const isAgreed = (newTotal: Cents) =>
    new Promise<boolean>((answer) => setProgress({ at: 'asking', total: newTotal, answer }));

  const order = async (shownTotal: Cents): Promise<'ordered' | 'unsent'> => {
    setProgress({ at: 'sending' });
    const { orderKey, empty } = browserCart.getState();
    const idempotencyKey = orderKey(owner, { tariffs, total: shownTotal });
    const outcome = await placeOrder({ ...owner, tariffs, total: shownTotal, idempotencyKey });
    if (outcome.kind === 'price-changed') {
      if (await isAgreed(outcome.total)) return order(outcome.total);
      setProgress({ at: 'filling' });
      void queryClient.invalidateQueries({ queryKey: ['cart-invoice', club, uid] });
      return 'unsent';
    }
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => tellsOfPlaces(name) });
    await navigate(hrefs.confirmation(outcome.oids));
    empty(owner);
    return 'ordered';
  };

  /** The form's `onSubmit`: what it resolves with is shown at the questions. Its draft stays until it is ordered. */
  const submit = async (payload: RegistrationPayload): Promise<SubmitRefusal | 'unsent'> => {
    const { qids, newsletter, communicationStatus } = payload;
    setProgress({ at: 'sending' });
    try {
      const saved = await saveAnswers({ ...owner, tariffs }, { qids, newsletter, communicationStatus });
      if (saved.kind === 'saved') return (await order(total)) === 'ordered' ? { problems: [] } : 'unsent';
      setProgress({ at: 'filling' });
      return { problems: formProblems(saved.problems) };
    } catch (error) {
      setProgress({ at: 'failed', message: failureText(error) });
      return 'unsent';
    }
  };

  return { progress, submit };
}

function tellsOfPlaces(queryName: unknown): boolean {
  return queryName === 'course' || queryName === 'courses';
}
