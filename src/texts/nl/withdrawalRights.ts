/** The right to withdraw, as it is told before an order. Its own file, because every order loads it and nothing else of `withdrawal.ts`. */
export const withdrawalRightsTexts = {
  goods:
    'Producten en beurtenkaarten kan je tot 14 dagen na de levering herroepen, zonder reden. Terugsturen betaal je zelf.',
  dated: 'Voor lessen, activiteiten en tickets op een vaste datum geldt geen herroepingsrecht.',
  how: 'Lees hoe je herroept',
};
