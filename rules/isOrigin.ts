/**
 * Whether a text is the origin of one website: `https://www.club.example`. The standard for addresses allows `;`, `,` and `'` in the
 * name of a host, where each would end a website in a Content Security Policy and add a directive to it.
 */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9._-]+(:\d+)?$/.test(text) && URL.parse(text)?.origin === text;
}
