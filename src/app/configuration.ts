/** Set when the portal is built; a link that isn't configured isn't shown. */
export const configuredLinks: Readonly<Record<'terms' | 'privacy' | 'cookies', string | undefined>> = {
  terms: import.meta.env.VITE_TERMS_URL,
  privacy: import.meta.env.VITE_PRIVACY_URL,
  cookies: import.meta.env.VITE_COOKIES_URL,
};
