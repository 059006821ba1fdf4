/** What the pasted script says on a club's own page. */
export const embedScriptTexts = {
  frameTitle: 'Inschrijvingen',
  openPortal: 'Open de inschrijvingen in een nieuw tabblad',
};
