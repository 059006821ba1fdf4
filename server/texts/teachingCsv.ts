/** Words in the spreadsheet with the hours of teachers. */
export const teachingCsvTexts = {
  /** Column titles, in order. */
  columns: {
    name: 'Lesgever',
    day: 'Datum',
    from: 'Van',
    until: 'Tot',
    course: 'Cursus',
    substitute: 'Als vervanger',
    hours: 'Uren',
  },
  yes: 'ja',
  sum: 'Totaal',
} as const;
