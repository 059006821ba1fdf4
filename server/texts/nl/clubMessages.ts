/** The sentences about messages that managers write. */
export const clubMessages = {
  gone: 'We vinden dit bericht niet meer.',
  elsewhere: 'Dit bericht is intussen in een ander venster gewijzigd. Open het opnieuw om verder te gaan.',
  notADraft: 'Dit bericht is al gepland of verstuurd.',
  sent: 'Dit bericht is al verstuurd.',
  noTitle: 'Geef je bericht een onderwerp.',
  noText: 'Je bericht is nog leeg.',
  noCourse: 'Kies minstens één cursus of activiteit.',
  noMember: 'Kies voor wie het bericht is.',
  nobody: 'Niemand krijgt dit bericht. Kies andere ontvangers.',
  past: 'Kies een moment dat nog moet komen.',
  tooFar: 'Plan een bericht hoogstens een jaar vooruit.',
  noAddress: 'Je account heeft geen e-mailadres voor een test.',
  plannedFor: 'Gepland op {day} om {time}',
  mail: {
    test: 'Test: {title}',
    about: 'Je krijgt dit bericht voor {names}.',
    read: 'Lees dit bericht op Clubpoort',
    unsubscribe: 'Schrijf je uit voor de nieuwsbrief van {club}',
  },
  /** The page behind the link of a newsletter. */
  unsubscribe: {
    title: 'Nieuwsbrief',
    ask: 'Wil je de nieuwsbrief van {club} niet meer krijgen?',
    still: 'Berichten over je lessen en inschrijvingen blijf je krijgen.',
    button: 'Schrijf me uit',
    done: 'Je bent uitgeschreven. Je krijgt de nieuwsbrief van {club} niet meer.',
    again: 'Bedenk je je? Kies dan in je profiel op Clubpoort opnieuw voor de nieuwsbrief.',
    unknown: 'Deze link klopt niet. Open de link uit de laatste nieuwsbrief.',
  },
};
