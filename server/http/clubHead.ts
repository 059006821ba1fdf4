import { escapeHtml } from './escapeHtml.ts';

interface ClubHead {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The built page as it begins for a club. It says whose it is: to who reads no further than its head, since a link preview
 * runs no script, and to who waits for the scripts. The portal's own title stands behind the club's; a club that says
 * nothing of itself leaves the description as it is.
 *
 * The club itself is asked for at once, while the scripts that will ask for it are still on their way.
 */
export function withClubHead(page: string, { url, title, description }: ClubHead): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const shown = page
    .replace(/<title>|<p class="arrival">/g, (tag) => `${tag}${escapeHtml(title)} · `)
    .replace('</head>', () => `${early(url)}</head>`);
  if (line === '') return shown;
  return shown.replace(/(?<=<meta name="description" content=")[^"]*/, () => escapeHtml(line));
}

/** Exactly as the portal asks, or the browser would ask twice. */
function early(url: string): string {
  const href = `/api?${new URLSearchParams({ q: 'get_club_by_url', url })}`;
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(href)}" />`;
}
