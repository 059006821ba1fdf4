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
  | { readonly at: 'asking'; readonly total: Cents };

/** Saves the answers, then orders: the order's key makes that a repeat after a lost answer orders nothing twice. */
export function useRegistration({ club, uid, tariffs, total }: RegistrationOf) {
  const [progress, setProgress] = useState<Progress>({ at: 'filling' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const owner = { club, uid };

  const order = async (agreedTotal: Cents) => {
    setProgress({ at: 'sending' });
    const { orderKey, empty } = browserCart.getState();
    const idempotencyKey = orderKey(owner, { tariffs, total: agreedTotal });
    const outcome = await placeOrder({ ...owner, tariffs, total: agreedTotal, idempotencyKey });
    if (outcome.kind === 'price-changed') return setProgress({ at: 'asking', total: outcome.total });
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => tellsOfPlaces(name) });
    await navigate(hrefs.confirmation(outcome.oids));
    empty(owner);
  };
  const fail = (error: unknown) => setProgress({ at: 'failed', message: failureText(error) });

  return {
    progress,
    /** The form's `onSubmit`: what it resolves with is shown at the questions. @throws where nothing was saved. */
    submit: async ({
      qids,
      newsletter,
      communicationStatus,
    }: RegistrationPayload): Promise<SubmitRefusal> => {
      setProgress({ at: 'sending' });
      const saved = await saveAnswers({ ...owner, tariffs }, { qids, newsletter, communicationStatus }).catch(
        (error: unknown) => {
          fail(error);
          throw error;
        },
      );
      if (saved.kind === 'problems') {
        setProgress({ at: 'filling' });
        return { problems: formProblems(saved.problems) };
      }
      await order(total).catch(fail);
      return { problems: [] };
    },
    agreeTo: (newTotal: Cents) => order(newTotal).catch(fail),
    cancel: () => {
      setProgress({ at: 'filling' });
      void queryClient.invalidateQueries({ queryKey: ['cart-invoice', club, uid] });
    },
  };
}

function tellsOfPlaces(queryName: unknown): boolean {
  return queryName === 'course' || queryName === 'courses';
}
