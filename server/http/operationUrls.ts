import type { IncomingMessage } from 'node:http';

/** Prefix of the internal routes of operations. A request from outside can't reach them by this prefix. */
export const operationPrefix = '/api/-';

export interface OperationUrls {
  /** `/api?q=login&a=1` -> `/api/-/login?q=login&a=1`; every other URL as it is. */
  rewrite(request: { readonly url?: string | undefined }): string;
  /** Whether a request reached its route by `/api?q=`. */
  isOperationCall(request: IncomingMessage): boolean;
}

/**
 * Gives each operation an internal address. All operations share one address and differ in the query, which a router
 * can't distinguish. With its own address each operation has its own route and schemas.
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
