import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import type { WalletSigner } from '../../wallet/walletSigner.ts';
import { nameOf } from '../requestLog.ts';
import type { RoundOutcomes } from '../rounds/roundOutcomes.ts';
import { addStateGauges } from './stateGauges.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');
loopback.addAddress('::1', 'ipv6');

/** Headers by which a proxy shows that it passes on somebody else's request. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Whether a request comes from this machine itself, and not through a proxy on it, or carries the token. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && headers.authorization !== undefined)
    return isEqual(headers.authorization, `Bearer ${token}`);
  const address = socket.remoteAddress ?? '';
  const isHere = loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return isHere && proxyHeaders.every((name) => headers[name] === undefined);
}

/** In constant time, also for texts of different lengths. */
function isEqual(one: string, other: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(one), digestOf(other));
}

interface Options {
  readonly database: DatabaseHandle;
  readonly clock: Clock;
  readonly outcomes: RoundOutcomes;
  /** Bearer token for readers from elsewhere; undefined: only this machine may read. */
  readonly token: string | undefined;
  readonly wallet: WalletSigner | undefined;
}

/** Upper bounds of the durations that are told apart, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Serves `/metrics` in OpenMetrics, to this machine and to who has the token. Every label has a value of the code, such as the name of an
 * operation: no number, address or name of anybody.
 * Decision: docs/decisions/0153-a-process-is-watched-without-personal-data.md
 */
export function addMetrics(app: FastifyInstance, options: Options): void {
  const { database, clock, outcomes, token, wallet } = options;
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const durations = new Histogram({
    name: 'clubpoort_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by operation or route, and class of status',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ operation: labelOf(request.routeOptions.url), status }, reply.elapsedTime / 1000);
  });
  addRounds(registry, outcomes);
  if (wallet) addWallet(registry, wallet);
  const readState = addStateGauges(registry, { database, clock });
  let isMeasuring = false;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw refusals.forbidden();
    // From the first reading on, because a process that nobody watches needs no timer for it.
    if (!isMeasuring) collectDefaultMetrics({ register: registry });
    isMeasuring = true;
    await readState();
    const text = await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
}

function addRounds(registry: Registry<OpenMetricsContentType>, outcomes: RoundOutcomes): void {
  const addTimes = (name: string, help: string, which: 'succeededAt' | 'failedAt') =>
    new Gauge({
      ...{ name: `clubpoort_round_${name}_timestamp_seconds`, help },
      labelNames: ['round'],
      registers: [registry],
      collect() {
        for (const [round, { [which]: at }] of outcomes.byRound())
          if (at) this.set({ round }, at.getTime() / 1000);
      },
    });
  addTimes(
    'last_success',
    'When this process last ended a piece of work on a timer without a fault',
    'succeededAt',
  );
  addTimes('last_failure', 'When a piece of work on a timer last failed in this process', 'failedAt');
}

function addWallet(registry: Registry<OpenMetricsContentType>, { validUntil }: WalletSigner): void {
  new Gauge({
    name: 'clubpoort_wallet_certificate_expiry_timestamp_seconds',
    help: 'When the certificate for wallet passes expires, or that of its issuer',
    registers: [registry],
  }).set(validUntil.getTime() / 1000);
}

/** The pattern of a route, because the address itself may hold anything. */
function labelOf(route: string | undefined): string {
  const named = nameOf(route);
  return 'operation' in named ? named.operation : (named.route ?? 'unknown');
}
