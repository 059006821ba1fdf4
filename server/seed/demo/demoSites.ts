/**
 * Origins on this machine of websites that embed a club of the demo data. Both have the same port: to a portal on
 * localhost, 127.0.0.1 is another site, and localhost only another origin.
 */
export const demoSites = ['http://localhost:4400', 'http://127.0.0.1:4400'] as const;
