/** The sentences about publications of an offer that are planned. */
export const plannedOffers = {
  pastMoment: 'Kies een moment dat nog moet komen.',
  tooFar: 'Plan een publicatie hoogstens een jaar vooruit.',
  nothing: 'Er is niets gewijzigd. Er valt dus niets te publiceren.',
  tooMany: 'Er zijn al {count} publicaties gepland. Annuleer er eerst een.',
  gone: 'Deze geplande publicatie is er niet meer. Misschien staat ze al online.',
  stillClashes: 'Deze publicatie botst met het aanbod van nu. {conflict}',
  more: { one: 'en nog 1 wijziging', many: 'en nog {count} wijzigingen' },
  conflict: '{thing}: nu en gepland verschillen ({line})',
  removed: '{thing}: verwijderd in het ene aanbod, gewijzigd in het andere',
  ofClub: 'De club',
  /** Notes in the plan of somebody else's publication. */
  notes: {
    adapts:
      'op {day} om {time} komt nog een publicatie van {name} online. Jouw wijziging blijft daarbij behouden.',
    clashes:
      'op {day} om {time} staat een publicatie van {name} gepland. Publiceer je nu, dan gaat die niet door en krijgt {name} een mail. {conflict}',
    place: 'Gepland',
    ownName: 'jezelf',
    nobody: 'een beheerder',
  },
  stopped: {
    clash: 'Het aanbod is intussen op dezelfde plaats gewijzigd.',
    notManager: 'Wie deze publicatie plande, beheert de club niet meer.',
    internal: 'Er ging iets mis bij ons.',
  },
  mails: {
    live: {
      subject: 'Je nieuwe aanbod van {club} staat online',
      intro: 'Je publicatie van {day} om {time} is gelukt. Dit is er gewijzigd:',
      undo: 'Klopt er iets niet? Je vindt de publicatie bij Acties. Daar draai je ze terug.',
      button: 'Bekijk de acties',
    },
    stopped: {
      subject: 'Je geplande publicatie van {club} gaat niet door',
      subjectOther: 'Een geplande publicatie van {club} gaat niet door',
      intro:
        'De publicatie die voor {day} om {time} gepland was, gaat niet door. Aan het aanbod is niets gewijzigd.',
      why: 'Dit is de reden:',
      next: 'Je wijzigingen zijn bewaard. Open de geplande publicatie, kies wat je wil houden en plan ze opnieuw.',
      button: 'Open het aanbod',
    },
  },
} as const;
