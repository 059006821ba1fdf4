/** The question before a logout. The file is separate, because every member's screen loads nothing else of `teacher.ts`. */
export const unsentAttendanceTexts = {
  title: 'Er staan nog aanwezigheden op dit toestel',
  text: 'Versturen lukte niet. Meld je je nu af, dan zijn die aanwezigheden weg. Kijk ze eerst na bij je lessen.',
  stay: 'Blijf aangemeld',
  leave: 'Afmelden en wissen',
};
