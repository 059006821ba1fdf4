/** A course that stops, a price that a manager raises, and who may register first. */
export const corrections = {
  stop: {
    past: 'Kies vandaag of een latere dag.',
    noLessons:
      'Vanaf {day} zijn er geen lessen om te schrappen. Misschien stopte iemand anders deze cursus al.',
    tickets: 'Een evenement met tickets kan je hier niet stoppen. Annuleer de tickets bij de inschrijvingen.',
    noReason: 'Schrijf erbij waarom: dat lezen de gezinnen in hun mail.',
    changed: 'Intussen veranderde er iets aan de lessen of de inschrijvingen. Kijk het voorstel opnieuw na.',
    tooMuch: '{name} kan hoogstens {amount} terugkrijgen.',
    creditReason: '{course} stopt vanaf {day}: {reason}',
    /** Beside the tariffs, in place of the button. */
    blocked: 'Deze cursus stopt vanaf {day}. Inschrijven kan niet meer.',
    what: '{course} vanaf {day}',
  },
  stopMail: {
    subject: '{course} stopt vanaf {day}',
    intro: '{club} stopt {course}. Vanaf {day} zijn er geen lessen meer.',
    reason: 'De club schreef erbij: {reason}',
    lesson: '{name}: 1 les gaat niet door.',
    lessons: '{name}: {count} lessen gaan niet door.',
    turn: '{name}: 1 beurt staat terug op de beurtenkaart.',
    turns: '{name}: {count} beurten staan terug op de beurtenkaart.',
    waiting: '{name} staat niet meer op de wachtlijst.',
    creditNote: 'De creditnota vind je bij je kostennota’s.',
    agenda: 'Staan de lessen in een agenda? Open het bestand agenda.ics, dan past die zich aan.',
    invoices: 'Bekijk je kostennota’s',
    calendar: 'Bekijk je kalender',
  },
  inviteMail: {
    subject: 'Jullie mogen eerst inschrijven bij {club}',
    intro: 'Het nieuwe seizoen van {club} staat klaar. Leden mogen eerst inschrijven.',
    one: '{name}: {course}. Inschrijven kan van {from} tot {until}. Daarna kan iedereen inschrijven.',
    many: '{name}: kies uit {count} cursussen. Inschrijven kan van {from} tot {until}. Daarna kan iedereen inschrijven.',
    open: 'Bekijk {course} voor {name}',
    look: 'Bekijk de cursussen voor {name}',
    own: 'De links zijn voor jullie gezin: na het aanmelden staat de juiste persoon al klaar.',
  },
  raise: {
    noReason: 'Schrijf erbij waarom: dat komt op de kostennota.',
    noAmount: 'Vul een bedrag groter dan nul in.',
    tooMuch: 'Een verhoging kan hoogstens {amount} zijn.',
    noOrder:
      'De club schreef deze persoon zelf in, zonder kostennota. Daarom kan je hier de prijs niet verhogen.',
    otherPrice: 'De prijs is intussen anders. Kijk hem opnieuw na voor je hem verhoogt.',
    line: '{course} – {tariff}: prijs aangepast ({reason})',
  },
  raiseMail: {
    subject: '{club} paste de prijs van {course} aan',
    intro:
      '{club} paste de prijs van {course} aan voor {name}: er komt {amount} bij. De nieuwe prijs is {price}.',
    reason: 'De club schreef erbij: {reason}',
    due: 'Je vindt dit bij je kostennota’s. Betalen kan tot en met {day}.',
    later: 'Je vindt dit bij je kostennota’s.',
    button: 'Bekijk je kostennota’s',
  },
} as const;
