/** Stands in for the portal's origin where nobody knows it. Addresses are only compared and joined with it, never shown. */
export const unknownOrigin = 'https://portal.invalid';
