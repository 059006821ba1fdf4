/** `Noor, Lars en Zoë`. Written without `Intl`, so that the server and every browser write the same. */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} en ${items.at(-1)}`;
}
