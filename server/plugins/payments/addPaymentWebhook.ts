import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { refusals } from '../../http/refused.ts';
import type { Outbox } from '../../mail/outbox/outboxWorker.ts';
import { webhookPath } from '../../payments/paymentProvider.ts';
import type { PaymentProviders } from '../../payments/paymentProviders.ts';
import { ProviderSilent } from '../../services/payments/providerSilent.ts';
import { settlePayment } from '../../services/payments/settlePayment.ts';
import type { Limiters } from '../limiters.ts';
import { portalOriginOf } from '../origins/portalOrigin.ts';
import { readForm } from './readForm.ts';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: PaymentProviders;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly portalUrl: string | undefined;
  readonly limiters: Limiters;
}

/**
 * Receives webhooks of payments, as a form or as JSON with an `id`. Anybody may call it, because the server asks the
 * provider for the outcome. Unknown ids get the same answer as known ones, so that nobody can probe for them.
 */
export async function addPaymentWebhook(app: FastifyInstance, options: Options): Promise<void> {
  const { db, clock, providers, outbox, portalUrl } = options;
  await app.register(async (scope) => {
    readForm(scope);
    scope.post(webhookPath, async (request, reply) => {
      await options.limiters.countCallOfAddress(request);
      const { id } = fieldsOf(request.body);
      if (typeof id !== 'string' || id.length > 200) throw refusals.invalidRequest(['id']);
      const portalOrigin = portalOriginOf(request, portalUrl);
      const isTold = await settlePayment({ db, clock, providers, portalOrigin }, id).catch(
        (error: unknown) => {
          if (!(error instanceof ProviderSilent)) throw error;
          request.log.error({ err: error }, 'a webhook could not be checked');
          // The provider calls again after such an answer.
          throw refusals.unavailable();
        },
      );
      if (isTold) outbox.wake();
      return reply.header('cache-control', 'no-store').send({ result: true });
    });
  });
}
