/** Age from which no day of childcare counts any more (article 145/35 WIB 92). */
export const ageLimit = { usual: 14, severeDisability: 21 } as const;
