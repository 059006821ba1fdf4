export const invitationsTexts = {
  title: 'Uitnodigingen',
  loading: 'Je uitnodigingen worden geladen',
  none: 'Je hebt geen uitnodigingen',
  noneHint: 'Vraagt iemand je mee of sta je op een wachtlijst? Dan zie je dat hier.',
  browse: 'Bekijk de cursussen',
  couples: 'Je wordt meegevraagd',
  waiting: 'Wachtlijsten',
  asks: (inviter: string, course: string) => `${inviter} vraagt je mee naar ${course}`,
  role: (role: string) => `Jouw rol: ${role}`,
  until: (day: string, time: string) => `Je kan antwoorden tot ${day} om ${time}.`,
  accept: 'Ik kom mee',
  acceptFor: (name: string) => `Je schrijft ${name} in.`,
  decline: 'Ik kom niet mee',
  declineTitle: 'Uitnodiging afwijzen?',
  declineText: (inviter: string) =>
    `We laten ${inviter} weten dat je niet meekomt. De plaats die we voor je vrijhielden, komt weer vrij.`,
  declined: (inviter: string) => `We laten ${inviter} weten dat je niet meekomt.`,
  keep: 'Terug',
  sent: 'Wie jij meevroeg',
  sentFor: (name: string, partner: string, course: string) => `${name} vroeg ${partner} mee naar ${course}`,
  sentStates: {
    asked: 'Nog geen antwoord',
    coming: 'Komt mee',
    registered: 'Ingeschreven',
    declined: 'Komt niet mee',
    expired: 'Niet geantwoord',
  },
  sentHints: {
    asked: (partner: string, until: string) => `We houden de plaats van ${partner} vrij tot ${until}.`,
    coming: (partner: string, until: string) =>
      `${partner} moet zich nog inschrijven, uiterlijk op ${until}.`,
    registered: () => '',
    declined: () =>
      'Je eigen plaats blijft van jou. Wil je met iemand anders komen of alleen? Neem dan contact op met de club.',
    expired: () =>
      'De plaats wordt niet meer vrijgehouden. Neem contact op met de club als je toch samen wil komen.',
  },
  sentRole: (role: string) => `Rol: ${role}`,
  position: (position: number) => `Plaats ${position} op de wachtlijst`,
  since: (day: string) => `Sinds ${day}`,
  offered: 'Er is een plaats vrij!',
  offeredUntil: (name: string, day: string, time: string) =>
    `We houden deze plaats vrij voor ${name} tot ${day} om ${time}.`,
  /** Follows a price. */
  earlyPrice: (day: string, after: string) => `Deze prijs telt tot en met ${day}, daarna ${after}.`,
  nextSession: (day: string, time: string) => `Eerste les: ${day} om ${time}`,
  register: 'Inschrijven',
  leave: 'Verlaat de wachtlijst',
  leaveOffer: 'Sta de plaats af',
  keepWaiting: 'Blijf op de wachtlijst',
  keepOffer: 'Behoud de plaats',
  leaveTitle: 'Verlaat je de wachtlijst?',
  leaveOfferTitle: 'Sta je de plaats af?',
  leaveText: (name: string, course: string) =>
    `${name} staat dan niet meer op de wachtlijst voor ${course}. Later terugkomen kan, maar dan sluit je achteraan aan.`,
  leaveOfferText: (name: string, course: string) =>
    `De plaats voor ${course} gaat dan naar de volgende op de wachtlijst. ${name} staat er zelf niet meer op.`,
  left: (name: string) => `${name} staat niet meer op de wachtlijst.`,
  note: (name: string, position: number) => `${name} staat op plaats ${position} van de wachtlijst.`,
  noteOffered: (name: string, day: string, time: string) =>
    `Er is een plaats vrij voor ${name}, tot ${day} om ${time}.`,
  failed: 'Mislukt',
  banner: (count: number) =>
    count === 1 ? 'Er wacht een uitnodiging op je' : `Er wachten ${count} uitnodigingen op je`,
  bannerOffer: 'Goed nieuws: er is een plaats vrij',
  unanswered: (count: number) => (count === 1 ? '1 wacht op je antwoord' : `${count} wachten op je antwoord`),
  look: 'Bekijken',
} as const;
