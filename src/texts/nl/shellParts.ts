/** Texts of parts that a first page doesn't need; they load together with their part. */
export const shellPartsTexts = {
  menu: 'Menu',
  back: 'Terug',
  clubs: 'Kies een club',
  otherClub: 'Zoek een andere club',
  memberEntries: 'Mijn Clubpoort',
  clubBlocked: {
    title: (club: string) => `Je hebt geen toegang meer tot ${club}`,
    thisClub: 'deze club',
    text: 'De club heeft je toegang geblokkeerd. Klopt dat niet? Neem dan contact op met de club.',
  },
  redirecting: {
    title: 'Even geduld…',
    text: 'We brengen je naar een andere pagina. Gebeurt er niets? Ga dan zelf verder.',
    goOn: 'Ga verder',
  },
  homeScreen: {
    line: 'Zet Clubpoort op je beginscherm',
    before: 'Tik op',
    share: 'Deel',
    after: 'en kies “Zet op beginscherm”.',
  },
  update: {
    text: 'Er is een nieuwe versie',
    renew: 'Vernieuw de pagina',
  },
};
