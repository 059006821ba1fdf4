import type { FastifyInstance, FastifyReply } from 'fastify';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { refusals } from '../../http/refused.ts';
import { webhookPath } from '../../payments/paymentProvider.ts';
import { type TestCheckout, testCheckoutPath } from '../../payments/test-checkout/testCheckout.ts';
import {
  endings,
  testCheckoutPage,
  unknownCheckoutPage,
} from '../../payments/test-checkout/testCheckoutPage.ts';
import { testCheckoutStyle } from '../../payments/test-checkout/testCheckoutStyle.ts';
import type { Limiters } from '../limiters.ts';
import { refuseForeignOrigin } from '../origins/portalOrigin.ts';
import { readForm } from './readForm.ts';

interface Options {
  readonly checkout: TestCheckout;
  readonly limiters: Limiters;
}

/** Serves the pages of the test checkout. Like a real provider, it calls the webhook first and then sends the payer back. */
export async function addTestCheckout(app: FastifyInstance, { checkout, limiters }: Options): Promise<void> {
  await app.register(async (scope) => {
    readForm(scope);
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await limiters.countCallOfAddress(request);
      refuseForeignOrigin(request);
    });
    scope.get(`${testCheckoutPath}.css`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(testCheckoutStyle),
    );
    const address = `${testCheckoutPath}/:reference`;
    scope.get<{ Params: { reference: string } }>(address, async ({ params }, reply) => {
      const found = await checkout.find(params.reference);
      if (!found) return sendPage(reply.code(404), unknownCheckoutPage());
      return sendPage(reply, testCheckoutPage(found));
    });
    scope.post<{ Params: { reference: string } }>(address, async (request, reply) => {
      const { reference } = request.params;
      const found = await checkout.find(reference);
      if (!found) return sendPage(reply.code(404), unknownCheckoutPage());
      const { state } = fieldsOf(request.body);
      const ending = endings.find((one) => one === state);
      if (!ending) throw refusals.invalidRequest(['state']);
      await checkout.end(reference, ending);
      const { statusCode } = await app.inject({
        method: 'POST',
        url: webhookPath,
        headers: { host: request.host },
        payload: { id: reference },
      });
      // Sends the payer back all the same, as a real provider does. The order asks for the outcome again when somebody
      // opens it.
      if (statusCode >= 400) request.log.error({ status: statusCode }, 'the webhook refused a payment');
      return reply.redirect(found.returnUrl, 303);
    });
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
