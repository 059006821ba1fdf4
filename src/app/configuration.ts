import { hrefs } from '../paths.ts';

/** Targets of the links in the footer: a page of the portal, or an address that was set for the build. */
export const legalLinks: Readonly<Record<'terms' | 'privacy' | 'cookies' | 'withdrawal', string>> = {
  terms: import.meta.env.VITE_TERMS_URL || hrefs.terms(),
  privacy: import.meta.env.VITE_PRIVACY_URL || hrefs.privacy(),
  cookies: import.meta.env.VITE_COOKIES_URL || hrefs.cookies(),
  withdrawal: hrefs.withdrawal(),
};
