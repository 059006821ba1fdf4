/**
 * Where a website that embeds a club of the demo data may stand on this machine. Of one port: by its number it is another
 * site than a portal on localhost, by its name only another origin.
 */
export const demoSites = ['http://localhost:4400', 'http://127.0.0.1:4400'];
