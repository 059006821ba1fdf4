import { vi } from 'vitest';
import { card, session } from './passFixtures.ts';

/** The cards, sessions and prices that the stubbed server has. A test changes them as another person would. */
export function servePasses() {
  const server = {
    cards: [card()] as object[],
    offered: [{ pass: 30, label: 'Beurtenkaart 5', credit: 5, price: 50 }] as object[],
    sessions: [session()] as object[],
    log: [] as object[],
    isReached: true,
    /** Answers of the changes, by operation. */
    changes: {} as Record<string, () => Response | Promise<Response>>,
    /** The changes that were asked, with their idempotency key. */
    asked: [] as { readonly operation: string; readonly body: unknown; readonly key: string | null }[],
  };
  const read: Readonly<Record<string, () => unknown>> = {
    get_passes: () => ({ cards: server.cards, offered: server.offered }),
    get_pass_sessions: () => server.sessions,
    get_pass_log: () => server.log,
  };
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    if (!server.isReached) throw new TypeError('Failed to fetch');
    const operation = new URL(url, window.location.href).searchParams.get('q') ?? '';
    const answer = read[operation];
    if (answer) return Response.json({ result: answer() });
    const key = new Headers(headers).get('idempotency-key');
    server.asked.push({ operation, body: JSON.parse(String(body)), key });
    return (await server.changes[operation]?.()) ?? Response.json({ result: [] });
  });
  return server;
}
