/** The days and times of a course. The file is separate, because a cart needs nothing else of `courses.ts`. */
export const scheduleTexts = {
  /** Quoted, in lists. */
  severalDays: 'meerdere dagen',
  daily: 'elke dag',
  workdays: 'elke weekdag',
  between: (from: string, to: string) => `${from} tot ${to}`,
  during: (from: string, to: string) => `van ${from} tot ${to}`,
  from: (date: string) => `Vanaf ${date}`,
  fromTo: (from: string, to: string) => `Van ${from} tot ${to}`,
  outsideHolidays: (lessons: number) => `${lessons} lessen, geen les in de vakantie`,
};
