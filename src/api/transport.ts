/**
 * Sends every request of the portal. In the browser it is `fetch`. The renderer on the server replaces it by the server's own
 * operations.
 */
export const transport: { fetch: typeof fetch } = {
  fetch: (...request) => globalThis.fetch(...request),
};
