/** The folder of the club files of the demo, and of their pictures. */
export const demoFolder = new URL('../../../demo/', import.meta.url);

/** The urls of the clubs, in the order of their numbers. */
export const demoClubs = ['arabesk', 'de-zwaluw', 'kompas', 'de-dolfijn'] as const;
