/** The people of a club, as its managers change them. */
export const clubPeople = {
  notFound: 'We vinden deze persoon niet bij je club.',
  emptyNote: 'Schrijf eerst iets.',
  noteGone: 'Deze notitie is al verwijderd.',
  noReason: 'Schrijf waarom je deze persoon blokkeert.',
  staff: 'Deze persoon heeft een rol bij je club. Neem eerst die rol weg.',
  notBlocked: 'Deze persoon is niet geblokkeerd.',
  nothingCorrected: 'Er is niets veranderd.',
  blockedToOrder: '{club} aanvaardt geen inschrijving van {name}. Neem contact op met de club.',
  corrected: { name: 'naam', birthdate: 'geboortedatum' },
  correctedMail: {
    subject: '{club} verbeterde de gegevens van {name}',
    intro: '{club} verbeterde de gegevens van {name}:',
    name: 'De naam was “{before}” en is nu “{after}”.',
    birthdate: 'De geboortedatum was {before} en is nu {after}.',
    unknown: 'nog niet gekend',
    wrong: 'Klopt dit niet? Antwoord dan op deze mail of pas het aan in je profiel.',
  },
  desk: {
    alreadyKnown: 'Er is bij je club al iemand met deze naam en geboortedatum: {name}. Zoek die persoon op.',
    changed: 'De prijs is intussen {total}. Kijk de inschrijving opnieuw na.',
    waitingGone: 'Deze persoon staat niet meer op de wachtlijst.',
    oneMail: 'Vul één e-mailadres in.',
    anyAge: 'De leeftijd past niet, en de beheerder liet dat toe.',
  },
  move: {
    toSame: 'Deze inschrijving staat al bij deze groep.',
  },
} as const;
