import { useQueries } from '@tanstack/react-query';
import { useItemsOf } from '../../basket/index.ts';
import { registrationFormQuery } from '../queries/registrationFormQuery.ts';
import { registrantsOf, registrationBatches } from '../view/registrants.ts';

/**
 * Requests the forms of the carts that this browser keeps, while the server still prices them. The form reads the same queries.
 * Where the server leaves something out of a cart, it asks for another form, and this answer is not used.
 */
export function useFormsAhead(club: number, uids: readonly number[]): void {
  const carts = useItemsOf(club, uids)
    .filter(({ items }) => items.tariffs.length + items.passes.length > 0)
    .map(({ owner: { uid }, items }) => ({ uid, items }));
  const batches = registrationBatches(registrantsOf(carts));
  useQueries({
    queries: batches.map((batch) => ({
      ...registrationFormQuery({ club, ...batch }),
      // The form itself draws the answer.
      notifyOnChangeProps: [],
    })),
  });
}
