import { hrefs } from '../paths.ts';

/** Where the links in the footer lead: a page of the portal, or the address that was set when the portal was built. */
export const legalLinks: Readonly<Record<'terms' | 'privacy' | 'cookies', string>> = {
  terms: import.meta.env.VITE_TERMS_URL || hrefs.terms(),
  privacy: import.meta.env.VITE_PRIVACY_URL || hrefs.privacy(),
  cookies: import.meta.env.VITE_COOKIES_URL || hrefs.cookies(),
};
