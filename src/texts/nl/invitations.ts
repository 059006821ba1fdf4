export const invitationsTexts = {
  title: 'Uitnodigingen',
  loading: 'Je uitnodigingen worden geladen',
  none: 'Je hebt geen uitnodigingen',
  noneHint: 'Vraagt iemand je mee, of sta je op een wachtlijst? Dan zie je dat hier.',
  browse: 'Bekijk de cursussen',
  couples: 'Je wordt meegevraagd',
  waiting: 'Wachtlijsten',
  asks: (inviter: string, course: string) => `${inviter} vraagt je mee naar ${course}`,
  role: (role: string) => `Jouw rol: ${role}`,
  until: (day: string, time: string) => `Je kan antwoorden tot ${day} om ${time}.`,
  accept: 'Ik kom mee',
  acceptFor: (name: string) => `Je schrijft ${name} in.`,
  decline: 'Afwijzen',
  declineTitle: 'Uitnodiging afwijzen?',
  declineText: (inviter: string) =>
    `${inviter} krijgt bericht dat je niet meekomt, en de plaats die voor je vrijgehouden werd, komt weer vrij.`,
  declined: (inviter: string) => `We laten ${inviter} weten dat je niet meekomt.`,
  keep: 'Nee, terug',
  sent: 'Door jou gevraagd',
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
      `${partner} moet zich nog inschrijven, ten laatste op ${until}.`,
    registered: () => '',
    declined: () =>
      'Je eigen plaats blijft van jou. Wil je met iemand anders komen, of alleen? Neem dan contact op met de club.',
    expired: () =>
      'De plaats wordt niet meer vrijgehouden. Neem contact op met de club als je toch samen wil komen.',
  },
  sentRole: (role: string) => `Rol: ${role}`,
  position: (position: number) => `Plaats ${position} op de wachtlijst`,
  since: (day: string) => `Sinds ${day}`,
  offered: 'Er is een plaats vrij!',
  offeredUntil: (name: string, day: string, time: string) =>
    `We houden ze vrij voor ${name} tot ${day} om ${time}.`,
  register: 'Inschrijven',
  leave: 'Wachtlijst verlaten',
  leaveOffer: 'Plaats afstaan',
  leaveTitle: 'Wachtlijst verlaten?',
  leaveText: (name: string, course: string) =>
    `${name} staat dan niet meer op de wachtlijst voor ${course}. Later terugkomen kan, maar dan sluit je achteraan aan.`,
  leaveOfferText: (name: string, course: string) =>
    `De plaats voor ${course} gaat dan naar de volgende die wacht, en ${name} verliest de plek op de wachtlijst.`,
  left: (name: string) => `${name} staat niet meer op de wachtlijst.`,
  note: (name: string, position: number) => `${name} staat op de wachtlijst, op plaats ${position}.`,
  noteOffered: (name: string, day: string, time: string) =>
    `Er is een plaats vrij voor ${name}, tot ${day} om ${time}.`,
  failed: 'Mislukt',
  banner: (count: number) =>
    count === 1
      ? 'Er wacht een uitnodiging op je antwoord'
      : `Er wachten ${count} uitnodigingen op je antwoord`,
  bannerOffer: 'Er is een plaats vrij waarvoor je op de wachtlijst stond',
  look: 'Bekijken',
} as const;
