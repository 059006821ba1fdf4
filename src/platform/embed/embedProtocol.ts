/** The parameters with which a club's page opens the portal in a frame. The pasted script includes this file too. */

/** The query parameters of a frame's first address. */
export const embedQuery = {
  id: 'embed',
  /** Origin of the page around the frame: messages are sent only to this origin. */
  origin: 'origin',
  club: 'club',
  page: 'page',
  hidesAside: 'hideAside',
  isDark: 'dark',
} as const;

export const embedIdPattern = /^[a-z0-9-]{8,36}$/;

/** The url of a club, as it stands in addresses. */
export const clubUrlPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;
