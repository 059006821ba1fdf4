export const homeTexts = {
  title: 'Zoek je club',
  lead: 'Schrijf je in voor cursussen, activiteiten en voorstellingen.',
  search: 'Naam of gemeente van je club',
  searching: 'We zoeken je club…',
  found: (count: number) => (count === 1 ? '1 club gevonden' : `${count} clubs gevonden`),
  nothing: (text: string) => `Geen club gevonden voor "${text}"`,
  nothingHint: 'Kijk na of de naam juist is, of zoek op je gemeente.',
  clear: 'Wis zoekopdracht',
  recent: 'Onlangs bezocht',
  own: 'Jouw clubs',
  reasons: {
    club: 'Kies eerst je club, dan brengen we je naar waar je wilde zijn.',
    unknownClub: 'Deze club vonden we niet. Zoek je club, dan gaan we verder.',
    auth: 'Daarna vragen we je om je aan te melden.',
  },
};
