import type { IncomingMessage } from 'node:http';

/** Where operations are routed inside the server; from outside it leads nowhere. */
export const operationPrefix = '/api/-';

export interface OperationUrls {
  /** `/api?q=login&a=1` -> `/api/-/login?q=login&a=1`; every other URL as it is. */
  rewrite(request: { readonly url?: string | undefined }): string;
  /** Whether a request got to its route by way of `/api?q=`. */
  isOperationCall(request: IncomingMessage): boolean;
}

/**
 * All operations share one address and are told apart by the query, which a router can't do: so each call is given an
 * address of its own, and with it a route with its own schemas.
 */
export function operationUrls(): OperationUrls {
  const calls = new WeakSet<object>();
  return {
    rewrite(request) {
      const url = request.url ?? '/';
      const [path, query = ''] = splitAt(url, url.indexOf('?'));
      if (path !== '/api' && path !== '/api/') return url;
      calls.add(request);
      const [name = ''] = new URLSearchParams(query).getAll('q');
      return `${operationPrefix}/${encodeURIComponent(name)}?${query}`;
    },
    isOperationCall: (request) => calls.has(request),
  };
}

function splitAt(text: string, index: number): [string, string?] {
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
