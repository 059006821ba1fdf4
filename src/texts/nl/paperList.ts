/** The list of names and dates of a course, on paper. */
export const paperListTexts = {
  open: 'Lijst op papier',
  title: (course: string) => `Lijst voor ${course}`,
  loading: 'De lijst wordt geladen',
  lead: 'Druk ze af op A4, liggend. Over gezondheid staat er niets op: papier raakt kwijt.',
  print: 'Druk af',
  lessons: 'Welke lessen?',
  range: (first: string, last: string) => (first === last ? first : `${first} tot en met ${last}`),
  none: 'Er is nog niemand ingeschreven of er zijn nog geen lessen.',
  name: 'Naam',
  age: (years: number) => `${years} j.`,
  trial: 'proefles',
  extra: (title: string, count: number) => `${title}: ${count}`,
  caption: (course: string, club: string) => `${course}, ${club}`,
};
