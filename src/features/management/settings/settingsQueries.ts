import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { type PaymentAccount, parsePaymentAccount } from '#src/api/entities/money/paymentAccount.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { clubSettingsTexts } from '#src/texts/nl/clubSettings.ts';

const texts = clubSettingsTexts.account;

/** Where the online payments to a club go. */
export function paymentAccountQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'payment-account'],
    queryFn: resultOf('get_payment_account', { club }, parsePaymentAccount),
    staleTime: 0,
  });
}

/** Pays a club on the account of a key. */
export function useSetKey(club: number) {
  return useChange(club, {
    send: (apiKey: string) => post('set_payment_key', { club, apiKey }),
    done: ({ own }) => texts.done(own?.name ?? ''),
  });
}

/** Sends no new payment to the account of a club any more. */
export function useRemoveKey(club: number) {
  return useChange(club, {
    send: (_: undefined) => post('remove_payment_key', { club }),
    done: () => texts.confirm.done,
  });
}

interface Change<Wish> {
  readonly send: (wish: Wish) => Promise<{ readonly result?: unknown }>;
  readonly done: (account: PaymentAccount) => string;
}

function useChange<Wish>(club: number, { send, done }: Change<Wish>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: Wish) => parsePaymentAccount((await send(wish)).result),
    onSuccess(account) {
      client.setQueryData(paymentAccountQuery(club).queryKey, account);
      // Whether people can pay online is in the session, and the change is in the actions.
      void client.invalidateQueries({ queryKey: ['session'] });
      void client.invalidateQueries({ queryKey: ['management', club, 'actions'] });
      showNotice({ tone: 'success', message: done(account) });
    },
  });
}
