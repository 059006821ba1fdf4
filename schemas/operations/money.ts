import { Type } from 'typebox';
import { PaymentAccount } from '../entities/management/paymentAccount.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid } from '../scalars.ts';

export const moneyOperations = operationsOf('money', {
  get_payment_account: {
    method: 'GET',
    access: 'user',
    task: 'settings',
    summary:
      'Tells where the online payments to a club go. Of the key, only the last four characters. For managers of that club who may change its settings.',
    request: Type.Object({ club: Nid }),
    response: envelope(PaymentAccount),
  },
  set_payment_key: {
    method: 'POST',
    access: 'user',
    task: 'settings',
    summary:
      'Pays a club on its own account from now on: the provider is asked about the key first, and the key is stored encrypted. Payments that were made stay with the account that they were paid to.',
    request: Type.Object({
      club: Nid,
      apiKey: Type.String({ minLength: 1, maxLength: 200, description: 'A key of a Mollie profile' }),
    }),
    response: envelope(PaymentAccount),
  },
  remove_payment_key: {
    method: 'POST',
    access: 'user',
    task: 'settings',
    summary:
      'Sends no new payment to the account of a club any more. The key stays, encrypted, for refunds of the payments that were made.',
    request: Type.Object({ club: Nid }),
    response: envelope(PaymentAccount),
  },
});
