import { onFirstUse } from './onFirstUse.ts';

const listFormat = onFirstUse(() => new Intl.ListFormat('nl-BE', { type: 'conjunction' }));

/** `Noor, Lars en Zoë`. */
export function formatList(items: readonly string[]): string {
  return listFormat().format(items);
}
