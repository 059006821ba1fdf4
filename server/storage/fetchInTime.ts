import { setTimeout as pause } from 'node:timers/promises';
import { currentPatience } from '../db/patience.ts';
import { StoreFailure } from './storeFailure.ts';

/** Timeout of a call outside of a request, such as in a round, in milliseconds. */
const unhurried = 20_000;
const mostTries = 4;
/** Pause before the first retry, in milliseconds. It doubles with each retry. */
const firstPause = 100;
/** Statuses of a busy store. Every call is idempotent, so a retry is safe. */
const busyStatuses: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const bodiless: ReadonlySet<number> = new Set([204, 304]);

type Address = Parameters<typeof fetch>[0];

/** Fetches from a store and reads the whole answer. Retries while the store is busy. The waits of a request count in its `Patience`. */
export function fetchInTime(input: Address, init?: RequestInit): Promise<Response> {
  return within((until) => tryUntil(until, (limit) => wholeAnswer(input, init, limit)));
}

/** Fetches like `fetchInTime`, but leaves the body of a successful answer unread: it may be a long film. */
export function fetchHeadInTime(input: Address, init?: RequestInit): Promise<Response> {
  return within((until) => tryUntil(until, (limit) => answerHead(input, init, limit)));
}

function within(work: (until: number) => Promise<Response>): Promise<Response> {
  const patience = currentPatience();
  return patience
    ? patience.wait((limit) => work(performance.now() + limit))
    : work(performance.now() + unhurried);
}

async function tryUntil(until: number, fetchOnce: (limit: number) => Promise<Response>): Promise<Response> {
  for (let tries = 1, wait = firstPause; ; tries += 1, wait *= 2) {
    const left = until - performance.now();
    const isLast = tries === mostTries || left < 2 * wait;
    try {
      const answer = await fetchOnce(left);
      if (isLast || !busyStatuses.has(answer.status)) return answer;
    } catch (error) {
      if (isLast || until - performance.now() < wait) throw error;
    }
    await pause(wait);
  }
}

function wholeAnswer(input: Address, init: RequestInit | undefined, limit: number): Promise<Response> {
  return beforeTimeout(limit, async (signal) => inMemory(await fetch(input, { ...init, signal })));
}

function answerHead(input: Address, init: RequestInit | undefined, limit: number): Promise<Response> {
  return beforeTimeout(limit, async (signal) => {
    const answer = await fetch(input, { ...init, signal });
    return answer.ok ? answer : inMemory(answer);
  });
}

async function inMemory(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  const { status, statusText, headers } = answer;
  return new Response(bodiless.has(status) ? null : body, { status, statusText, headers });
}

/** Aborts late work. The timeout ends with the work, so that it never aborts a body that is read later. */
async function beforeTimeout(
  limit: number,
  work: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), Math.max(1, limit));
  try {
    return await work(late.signal);
  } catch (error) {
    throw late.signal.aborted ? StoreFailure.late() : StoreFailure.of(error);
  } finally {
    clearTimeout(timer);
  }
}
