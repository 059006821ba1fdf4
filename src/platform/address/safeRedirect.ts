/**
 * Limits a redirect to a path of this origin; `/` for everything else (`//evil`, `/\evil`, `javascript:…`). A redirect comes
 * from an address that anybody can write.
 */
export function safeRedirect(wanted: string | null | undefined, origin: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  // "/.//evil" parses to this origin, but its normalised path `//evil` would lead elsewhere.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
