/** A question text of realistic length. */
export const longText =
  'Heeft je kind een allergie, een voedselintolerantie of een andere medische aandoening waarvan onze lesgevers tijdens de lessen, kampen en optredens op de hoogte moeten zijn?';

export const longHelp =
  'Vul dit zo volledig mogelijk in. Alleen de lesgevers en de verantwoordelijke van de club kunnen je antwoord lezen; na het seizoen wordt het gewist.';
