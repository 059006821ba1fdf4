import type { Page, Route } from '@playwright/test';
import type { OperationName } from '#schemas/operations.ts';

export const faults = [
  'answers 500',
  'answers 502 with a page',
  'answers a page instead of JSON',
  'breaks off halfway',
  'is down',
  'hangs',
] as const;

export type Fault = (typeof faults)[number];

/** Plants a fault in every call of these operations. Returns a function that removes the fault. */
export async function plantFault(
  page: Page,
  operations: readonly OperationName[],
  fault: Fault,
): Promise<() => Promise<void>> {
  let isPlanted = true;
  const context = page.context();
  if (fault === 'hangs') await shortenTimeouts(page, operations, () => isPlanted);
  const faulty = new Set<string | null>(operations);
  const isCall = (url: URL) => url.pathname === '/api' && faulty.has(url.searchParams.get('q'));
  const answer = (route: Route) => answers[fault](route);
  await context.route(isCall, answer);
  return async () => {
    isPlanted = false;
    await context.unroute(isCall, answer);
  };
}

const answers: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  'answers 500': (route) =>
    route.fulfill({ status: 500, json: { errors: ['Er is iets misgegaan'], code: 'internal' } }),
  'answers 502 with a page': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'answers a page instead of JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Onderhoud</title>' }),
  'breaks off halfway': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"result":[{"nid":1,' }),
  'is down': (route) => route.abort('connectionrefused'),
  hangs: () => new Promise(() => {}),
};

/** Timeout of a hanging call, in milliseconds. */
const shortTimeout = 150;

/** Shortens the timeout of these operations' calls, which is 15 or 30 seconds in the portal. */
async function shortenTimeouts(
  page: Page,
  operations: readonly OperationName[],
  isPlanted: () => boolean,
): Promise<void> {
  const context = page.context();
  await context.exposeFunction('isPlanted', isPlanted);
  await context.addInitScript(shortenTimeout, { operations, shortTimeout });
  await page.evaluate(shortenTimeout, { operations, shortTimeout });
}

interface Shortened {
  readonly operations: readonly string[];
  /** Timeout in milliseconds. */
  readonly shortTimeout: number;
}

/** Runs in the page. Relies on the portal creating the timeout of a call just before the call itself. */
function shortenTimeout({ operations, shortTimeout }: Shortened): void {
  const { timeout } = AbortSignal;
  const { fetch, setTimeout: wait } = window;
  // The portal gives up an upload after a minute without progress, which takes too long for a test.
  const isFile = [
    ...['save_question_files', 'upload_offer_picture', 'upload_film'],
    ...['read_bank_file', 'upload_message_picture'],
  ].some((name) => operations.includes(name));
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delay = 0) =>
      wait(handler, isFile && delay >= 60_000 ? 2_000 : delay),
  });
  let latest = new AbortController();
  AbortSignal.timeout = (milliseconds) => {
    latest = new AbortController();
    return AbortSignal.any([timeout.call(AbortSignal, milliseconds), latest.signal]);
  };
  window.fetch = (input, init) => {
    const clock = latest;
    const isCall = operations.some((operation) => String(input).split('&')[0]?.endsWith(`q=${operation}`));
    // Exposed by the test.
    const { isPlanted } = window as unknown as { isPlanted: () => Promise<boolean> };
    if (isCall)
      wait(async () => {
        if (await isPlanted()) clock.abort(new DOMException('The call took too long', 'TimeoutError'));
      }, shortTimeout);
    return fetch(input, init);
  };
}
