/** Publications of the offer that are planned or can be taken back, and what another manager published meanwhile. */
export const offerPlannedTexts = {
  when: {
    confirm: 'Plan de publicatie',
    done: (moment: string) => `Je publicatie is gepland. Ze komt online op ${moment}.`,
    legend: 'Wanneer komt het nieuwe aanbod online?',
    now: 'Nu',
    later: 'Op een later moment',
    day: 'Dag',
    time: 'Uur',
    timeHint: 'Kies een moment dat nog moet komen.',
    noDay: 'Kies een dag.',
    noTime: 'Kies een uur.',
    past: 'Dit moment is al voorbij. Kies een later moment.',
    tooFar: 'Plan hoogstens een jaar vooruit.',
    live: (moment: string) => `Je aanbod komt online op ${moment}. Je krijgt dan een mail.`,
    until:
      'Tot dan zien bezoekers het aanbod zoals het nu is. Wat anderen intussen publiceren, blijft behouden.',
    opens:
      'Wil je alles nu al tonen en pas later laten inschrijven? Vul dan bij het tarief “Inschrijven vanaf” in.',
  },
  planned: {
    title: 'Geplande publicaties',
    at: (moment: string) => `Komt online op ${moment}`,
    stoppedAt: (moment: string) => `Ging niet door op ${moment}`,
    stopped: 'Deze publicatie gaat niet door',
    by: (name: string) => `Gepland door ${name}`,
    byYou: 'Gepland door jezelf',
    nobody: 'een account dat gewist is',
    titled: (count: number) => `Geplande publicaties (${count})`,
    changes: (count: number) => (count === 1 ? 'Toon de wijziging' : `Toon ${count} wijzigingen`),
    about: (moment: string) => ` van ${moment}`,
    edit: 'Wijzig in je concept',
    toOffer: 'Wijzig in het aanbod',
    move: 'Kies een ander moment',
    cancel: 'Annuleer',
    editing: {
      what: 'Geplande publicatie geopend',
      done: 'De wijzigingen staan in je concept. Ze zijn niet meer gepland.',
      failed: 'We konden de geplande publicatie niet openen',
    },
    moving: {
      title: 'Een ander moment',
      keep: 'Behoud het moment',
      confirm: 'Verplaats',
      done: (moment: string) => `De publicatie komt online op ${moment}.`,
    },
    cancelling: {
      title: 'Deze publicatie annuleren?',
      text: 'De wijzigingen komen niet online en we bewaren ze niet. Het aanbod blijft zoals het nu is.',
      keep: 'Behoud de publicatie',
      confirm: 'Annuleer de publicatie',
      done: 'De geplande publicatie is geannuleerd.',
    },
  },
  recent: {
    title: 'Laatste publicatie',
    at: (day: string, time: string) => `${day} om ${time}`,
    by: (name: string) => `Door ${name}`,
    until: (day: string, time: string) => `Terugdraaien kan tot ${day} om ${time}.`,
    takeBack: 'Draai terug',
    dialog: {
      title: 'Deze publicatie terugdraaien?',
      lead: 'Het aanbod wordt weer zoals het ervoor was. Dit draaien we terug:',
      forms: 'Vragen en formulieren blijven zoals ze nu zijn.',
      mails: (people: number) =>
        people === 1
          ? '1 persoon zou een mail krijgen. Die mail vertrekt niet.'
          : `${people} mensen zouden een mail krijgen. Die mails vertrekken niet.`,
      noMails: 'Niemand kreeg hierover een mail.',
      keep: 'Behoud de publicatie',
      confirm: 'Draai terug',
      done: (people: number) =>
        people === 0
          ? 'De publicatie is teruggedraaid.'
          : `De publicatie is teruggedraaid. ${people === 1 ? '1 mail vertrekt' : `${people} mails vertrekken`} niet.`,
    },
  },
  /** Somebody published while the offer was open here and nothing was changed. */
  taken: 'Iemand publiceerde net. Je ziet nu het nieuwe aanbod.',
  failed: 'Dat is niet gelukt',
};
