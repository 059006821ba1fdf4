/** The cookies that scripts may read: never the session of our own server, which keeps its cookie from them. */
export const cookies = {
  read(name: string): string | undefined {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found === undefined ? undefined : decoded(found.slice(name.length + 1));
  },
  /** @param maxAge Seconds. */
  write(name: string, value: string, maxAge: number): void {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  },
  remove(name: string): void {
    cookies.write(name, '', 0);
  },
};

/** What somebody else wrote may be no encoding at all. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
