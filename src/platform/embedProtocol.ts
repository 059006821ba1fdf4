/** How a club's page opens the portal in a frame. The pasted script is built from this file too. */

/** The query parameters of a frame's first address. */
export const embedQuery = {
  id: 'embed',
  /** Where the page that shows the frame lives: messages go to that origin and to no other. */
  origin: 'origin',
  club: 'club',
  page: 'page',
  hidesAside: 'hideAside',
  isDark: 'dark',
} as const;

export const embedIdPattern = /^[a-z0-9-]{8,36}$/;

/** A club's name in addresses. */
export const clubUrlPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;
