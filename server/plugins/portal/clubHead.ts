import { escapeHtml } from '#rules/escapeHtml.ts';

interface ClubHead {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Adds a club's title, description and preload to the head of the built page. A link preview runs no script and reads the
 * head alone; a visitor sees the club's title while the scripts load. The portal's own title follows the club's. The
 * description stays as it is where the club has none.
 *
 * The preload asks for the club at once, before the scripts that need it have loaded.
 */
export function withClubHead(
  page: string,
  { url, title, description }: ClubHead,
  { isPreloaded }: { readonly isPreloaded: boolean },
): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const shown = page
    .replace(/<title>|<p class="arrival">/g, (tag) => `${tag}${escapeHtml(title)} · `)
    .replace('</head>', () => `${isPreloaded ? early(url) : ''}</head>`);
  if (line === '') return shown;
  return shown.replace(/(?<=<meta name="description" content=")[^"]*/, () => escapeHtml(line));
}

/** Must equal the portal's own request exactly, or the browser would send both. */
function early(url: string): string {
  const href = `/api?${new URLSearchParams({ q: 'get_club_by_url', url })}`;
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(href)}" />`;
}
