/** The right to withdraw, as it is told before an order. The file is separate, because an order loads nothing else of `withdrawal.ts`. */
export const withdrawalRightsTexts = {
  goods:
    'Producten en beurtenkaarten kan je tot 14 dagen na de levering herroepen, zonder reden. Terugsturen betaal je zelf.',
  dated: 'Voor lessen, activiteiten en tickets op een vaste datum geldt geen herroepingsrecht.',
  how: 'Lees hoe je herroept',
};
