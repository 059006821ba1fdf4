import type { APIRequestContext } from '@playwright/test';
import { arabesk } from '#tests/server/support/registration.ts';
import { callDirectly } from './enrolNewAccount.ts';

/** Sends the form with which people ask for the booklet of Arabesk, for nobody in particular, past the screens. */
export async function sendBooklet(request: APIRequestContext, fname: string): Promise<void> {
  const address = { country: 'BE', street: 'Veldstraat', streetNumber: '1', postal: '9000', city: 'Gent' };
  await callDirectly(request, 'save_form', {
    ...{ club: arabesk, form: 'programmaboekje-aanvragen', privacyAccepted: true },
    qids: {
      ...{ '1111_0': fname, '1112_0': 'Maes', '1113_0': { ...address, isValidAddress: true } },
      '1114_0': ['kampen'],
    },
  });
}
