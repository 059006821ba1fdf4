import type { OperationName } from '#schemas/operations.ts';

/** The address of an operation, for a picture or a link that the browser opens itself. */
export function operationUrl(name: OperationName, request: object = {}): string {
  const query = new URLSearchParams({ q: name });
  for (const [field, value] of Object.entries(request)) {
    if (value !== undefined) query.set(field, String(value));
  }
  return `${import.meta.env.VITE_API_URL ?? '/api'}?${query}`;
}
