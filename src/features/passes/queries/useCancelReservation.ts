import { useMutation } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { type PassHolderOf, useRefreshPasses } from '../queries.ts';

/** Cancels a reservation. A retry never refunds twice. */
export function useCancelReservation(of: PassHolderOf) {
  return useMutation({
    mutationFn: (reservation: number) => post('cancel_pass_reservation', { ...of, reservation }),
    ...useRefreshPasses(of),
  });
}
