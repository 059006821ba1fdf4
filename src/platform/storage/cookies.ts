/** The cookies that scripts can read. The session cookie of our own server is HttpOnly, so it isn't among them. */
export const cookies = {
  read(name: string): string | undefined {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found === undefined ? undefined : decoded(found.slice(name.length + 1));
  },
  /** @param maxAge Seconds; undefined for a cookie that ends with the browser. */
  write(name: string, value: string, maxAge: number | undefined): void {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${lifetime}; SameSite=Lax${secure}`;
  },
  remove(name: string): void {
    cookies.write(name, '', 0);
  },
};

/** Decodes a cookie's value. A value that other code wrote may not be URL-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
