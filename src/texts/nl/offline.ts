/** Texts about pages kept on a device for use without a connection. */
export const offlineTexts = {
  keep: 'Bewaar op dit toestel',
  kept: 'Bewaard op dit toestel',
  explanation: 'Je kan dit ook zonder internet openen, op dit toestel, tot je je afmeldt.',
  failed: 'Bewaren lukt niet op dit toestel.',
  asOf: (moment: string) => `Zoals het was op ${moment}.`,
};
