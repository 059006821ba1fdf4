/** Texts about pages kept on a device for use without a connection. */
export const offlineTexts = {
  keep: 'Bewaar op dit toestel',
  kept: 'Bewaard op dit toestel',
  explanation: 'Zo kan je dit op dit toestel ook zonder internet openen, tot je je afmeldt.',
  byItself: 'Dit staat ook zonder internet klaar op dit toestel, tot je je afmeldt.',
  failed: 'Bewaren lukt niet op dit toestel. Maak eventueel een schermafbeelding.',
  asOf: (moment: string) => `Bewaard op ${moment}.`,
};
