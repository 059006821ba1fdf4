import { vi } from 'vitest';

type Answer = (request: Record<string, unknown>) => Response;

/** Stubs the answer of each operation. Returns the calls so far, as the name with the request. */
export function answering(answers: Readonly<Record<string, Answer>>): [name: string, request: unknown][] {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    const name = new URL(url, window.location.href).searchParams.get('q') ?? '';
    const request = options?.body ? JSON.parse(String(options.body)) : {}; // written by the queries themselves
    calls.push([name, request]);
    return answers[name]?.(request) ?? Response.json({ result: [] });
  });
  return calls;
}

export const done = (): Response => Response.json({ result: true });

export function refused(code: string, status: number, sentence: string): Response {
  return Response.json({ errors: [sentence], code }, { status });
}
