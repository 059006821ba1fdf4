export const federationTexts = {
  cards: {
    title: 'Lidkaarten',
    lead: 'Hier vind je de lidkaarten van jou en je gezin. Toon ze als iemand ernaar vraagt.',
    loading: 'De lidkaarten worden geladen',
    empty: 'Er zijn geen lidkaarten',
    emptyHint: 'Je club of federatie zet ze klaar zodra jij of iemand van je gezin aangesloten is.',
    toDashboard: 'Naar je dashboard',
  },
  card: {
    types: { member: 'Lid', teacher: 'Lesgever' },
    type: 'Soort',
    number: 'Lidnummer',
    validUntil: 'Geldig tot en met',
    noEnd: 'Onbeperkt',
    valid: 'Geldig',
    expired: 'Verlopen',
    code: (name: string, number: string) => `QR-code van de lidkaart van ${name}, nummer ${number}`,
    about: (federation: string) => `Over ${federation}`,
  },
  federation: {
    loading: 'De federatie wordt geladen',
    members: 'Aangesloten leden',
    toCards: 'Toon de lidkaarten',
    contact: 'Contact',
    website: 'Website',
    mail: 'E-mailadres',
    /** Read by screen readers after the link's text. */
    newTab: ' (opent in een nieuw tabblad)',
  },
  federationCard: {
    title: (federation: string) => `Lidkaart ${federation}`,
    loading: 'De lidkaart wordt geladen',
    back: (federation: string) => `Terug naar ${federation}`,
    share: 'Toon je lidkaart zonder je aan te melden',
    shareHint: (until: string) =>
      `Wie deze link heeft, ziet de lidkaarten op deze pagina zonder zich aan te melden. De link werkt tot ${until}.`,
    until: (day: string, time: string) => `${day} om ${time}`,
    copy: 'Kopieer de link',
    copied: 'De link is gekopieerd.',
    copyFailed: 'Kopiëren lukt hier niet. Open Clubpoort in een eigen tabblad en probeer het opnieuw.',
  },
  refused: {
    title: 'Deze pagina kan je niet openen',
    toStart: 'Naar de startpagina',
  },
};
