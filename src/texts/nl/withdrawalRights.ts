/** What can be withdrawn from, said before an order: the start of `withdrawal.ts`, in a file of its own because each order loads it. */
export const withdrawalRightsTexts = {
  goods:
    'Producten en beurtenkaarten kan je tot 14 dagen na de levering herroepen, zonder reden. Terugsturen betaal je zelf.',
  dated: 'Voor lessen, activiteiten en tickets op een vaste datum geldt geen herroepingsrecht.',
  how: 'Lees hoe je herroept',
};
