import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StandInAct } from './mollieStandIn.ts';
import type { Origins } from './standInApi.ts';
import type { PaymentStatus, RefundStatus, StandInPayment, Upset } from './standInState.ts';

/** A key in the format of Mollie's test keys. */
export const mollieTestKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';

/** Calls of the API that can be upset. */
type ApiCall =
  | 'POST /payments'
  | 'GET /profiles/me'
  | 'GET /payments/id'
  | 'GET /payments/id/refunds'
  | 'POST /payments/id/refunds';

/** Mollie's API and payment page, in a process of their own. */
export interface MollieStandIn extends Origins {
  /** The address of the API for `MOLLIE_URL`. */
  readonly url: string;
  /** The payments, oldest first. */
  payments(): Promise<readonly StandInPayment[]>;
  /** Calls of the API so far, such as `POST /payments`. */
  calls(): Promise<readonly string[]>;
  /** Forgets the calls, the ended keys, and the idempotency keys, as Mollie does with those after an hour. */
  forget(): Promise<void>;
  /** Changes a payment and reports it. Resolves to the status of the webhook's answer; 0 where none was called. */
  set(id: string, status: PaymentStatus): Promise<number>;
  chargeBack(id: string, cents: number): Promise<number>;
  /** Sets the state of every refund of a payment. */
  refunded(id: string, status: RefundStatus): Promise<number>;
  /** Refunds a part of a payment by hand in Mollie's dashboard. */
  refundInDashboard(id: string, cents: number): Promise<number>;
  /** Ends a key, as its owner does at Mollie. */
  endKey(key: string): Promise<void>;
  /** Answers the next calls so. */
  upset(call: ApiCall, ...upsets: readonly Upset[]): Promise<void>;
  sendWebhooks(sends: boolean): Promise<void>;
  /** Calls the webhook, also about a payment that doesn't exist. Resolves to the status of its answer. */
  callWebhook(id: string): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the stand-in. A process that calls its API must import `trustStandIn.ts`.
 * @param env - further variables, such as `NODE_EXTRA_CA_CERTS` where the webhook has a certificate of the tests
 */
export async function startMollieStandIn(env: Readonly<Record<string, string>> = {}): Promise<MollieStandIn> {
  const child = fork(fileURLToPath(new URL('./mollieStandIn.ts', import.meta.url)), {
    execArgv: ['--conditions=club-source'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Safe cast: the process of the line above sends this message first.
  const [{ started }] = (await once(child, 'message')) as [{ started: Origins }];
  const ask = askOf(child);
  return {
    ...started,
    url: `${started.api}/v2/`,
    // Safe casts: the answers of `perform` in the same folder.
    payments: async () => (await ask({ do: 'list' })) as readonly StandInPayment[],
    calls: async () => (await ask({ do: 'calls' })) as readonly string[],
    forget: async () => void (await ask({ do: 'forget' })),
    set: async (id, status) => Number(await ask({ do: 'set', id, status })),
    chargeBack: async (id, cents) => Number(await ask({ do: 'charge back', id, cents })),
    refunded: async (id, status) => Number(await ask({ do: 'refund', id, status })),
    refundInDashboard: async (id, cents) => Number(await ask({ do: 'refund in dashboard', id, cents })),
    endKey: async (key) => void (await ask({ do: 'end key', key })),
    upset: async (call, ...upsets) => void (await ask({ do: 'upset', call, upsets })),
    sendWebhooks: async (sends) => void (await ask({ do: 'send webhooks', sends })),
    callWebhook: async (id) => Number(await ask({ do: 'call webhook', id })),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function askOf(child: ChildProcess) {
  const waiting = new Map<number, (result: unknown) => void>();
  let last = 0;
  child.on('message', ({ number, result }: { number: number; result: unknown }) => {
    waiting.get(number)?.(result);
    waiting.delete(number);
  });
  return (act: StandInAct): Promise<unknown> => {
    last += 1;
    const number = last;
    return new Promise((resolve, reject) => {
      waiting.set(number, resolve);
      child.send({ number, act }, (error) => error && reject(error));
    });
  };
}
