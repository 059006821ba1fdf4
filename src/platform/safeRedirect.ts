/**
 * The path of this origin that a link may send a person to; `/` for everything else (`//evil`, `/\evil`,
 * `javascript:…`). A redirect is data from an address that anybody may have written.
 */
export function safeRedirect(wanted: string | null | undefined, origin: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  // "/.//evil" stays on this origin when parsed, but what is left of it would not.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
