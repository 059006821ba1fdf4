import { setTimeout as pause } from 'node:timers/promises';
import { currentPatience } from '../db/patience.ts';
import { StoreFailure } from './storeFailure.ts';

/** Milliseconds for one call outside of a request, such as in a round: a large file may go over a slow line. */
const unhurried = 20_000;
const mostTries = 4;
const firstPause = 100;
/** Answers of a store that is busy or partly down. All calls to it may be repeated. */
const busyStatuses: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const bodiless: ReadonlySet<number> = new Set([204, 304]);

/** Fetches from a store, tries again while it is busy, and reads the whole answer. A request waits for it as for its database. */
export function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return within((until) => tryUntil(until, (limit) => wholeAnswer(input, init, limit)));
}

/** The same, but the content of an answer without a fault is still to be read. */
export function fetchHeadInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
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

function wholeAnswer(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  limit: number,
): Promise<Response> {
  return beforeTimeout(limit, async (signal) => inMemory(await fetch(input, { ...init, signal })));
}

function answerHead(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  limit: number,
): Promise<Response> {
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

/** The signal ends with the work, so that it cuts off nothing that is read later. */
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
