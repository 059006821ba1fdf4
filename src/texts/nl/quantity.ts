export const quantityTexts = {
  fewer: 'Eén minder',
  more: 'Eén meer',
  /** Quoted: specification 5.2, for a maximum of 0. */
  maximumReached: 'Maximum bereikt',
  most: (max: number) => `Hoogstens ${max}`,
} as const;
