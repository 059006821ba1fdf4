export const managerLinksTexts = {
  offer: 'Aanbod beheren',
  setUp: 'Zet je club klaar',
  registrations: 'Bekijk de inschrijvingen',
  door: 'Scan aan de deur',
  preview: 'Voorbeeld van het inschrijvingsformulier',
} as const;
