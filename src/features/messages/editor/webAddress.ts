/** The address of a website as somebody types it, with https; undefined where it is none. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim();
  const withScheme = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
  const url = URL.parse(withScheme);
  // `mailto:` and `javascript:` end up as a user name or a host without a dot.
  const isSite = url?.protocol === 'https:' && /[^.]\.[^.]/.test(url.hostname) && url.username === '';
  return url && isSite && url.href.length <= 2000 ? url.href : undefined;
}
