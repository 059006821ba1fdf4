/** Texts that the pasted script shows on a club's own page. */
export const embedScriptTexts = {
  frameTitle: 'Inschrijvingen',
  openPortal: 'Open de inschrijvingen in een nieuw tabblad',
};
