export const sessionTexts = {
  login: {
    title: 'Aanmelden',
    titleOfEnrolment: 'Nog even aanmelden',
    purpose: (course: string, name: string) =>
      name === '' ? `Om in te schrijven voor ${course}.` : `Om ${name} in te schrijven voor ${course}.`,
    titleOfTickets: 'Tickets kopen',
    tickets: (event: string) => `Voor ${event}.`,
    toTickets: (event: string) => event.charAt(0).toUpperCase() + event.slice(1),
    asGuest: 'Koop zonder account',
    asGuestHint: 'We vragen alleen wie je bent en waar we je tickets naartoe mogen mailen.',
    guestMail: 'Je e-mailadres',
    guestAction: { label: 'Verder zonder account', busy: 'Bezig…' },
    guestFailed: 'We konden dit formulier niet laden. Vernieuw de pagina en probeer het opnieuw.',
    toRegister: 'Maak een account aan',
    rather: 'Nog geen account?',
    invited: (inviter: string) => `Om de uitnodiging van ${inviter} te aanvaarden.`,
    afterwards: 'Daarna ga je verder waar je was.',
    expiredTitle: 'Je bent afgemeld',
    expired:
      'Je was een hele tijd aangemeld en dat loopt vanzelf af. Wat je al invulde, is bewaard: meld je aan en ga verder waar je was.',
    known: 'Ik heb al een account',
    toKnown: 'Heb je al een account? Meld je aan',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    stays: 'Blijf aangemeld op dit toestel',
    staysHint:
      'Alleen op je eigen toestel. Je tickets, lidkaarten en lessen staan hier dan ook klaar zonder internet.',
    submit: 'Aanmelden',
    failedTitle: 'Aanmelden is niet gelukt',
    mailMissing: 'Vul je e-mailadres in.',
    passwordMissing: 'Vul je wachtwoord in.',
    forgotten: 'Wachtwoord vergeten?',
    newHere: 'Ik ben hier nieuw',
    newHereHint: 'Met één account schrijf je jezelf en je gezin in, bij elke club.',
    /** A parent tends to type the child here, so the hint says whose account it is. */
    newHereFor: (name: string) =>
      name === ''
        ? 'Vul hier jezelf in. Wie meedoet, kies je straks bij de cursus.'
        : `Vul hier jezelf in. ${name} staat straks klaar bij de cursus.`,
    register: 'Maak een account aan',
  },
  members: {
    choose: 'Kies gezinslid',
    menuName: (name: string) => `${name}, kies gezinslid`,
    add: 'Voeg een gezinslid toe',
    guestMenu: (name: string) => `${name}, je koopt zonder account`,
    guest: (mail: string) => `Je koopt zonder account. Je tickets komen naar ${mail}.`,
    toAccount: 'Meld je aan met een account',
    endGuest: 'Stoppen als gast',
    logout: 'Afmelden',
    failed: 'We konden je gezinsleden niet laden. Probeer het straks opnieuw.',
    chooseTitle: 'Voor wie ga je verder?',
    chooseLead: 'Kies een gezinslid, dan brengen we je naar de juiste pagina.',
  },
  accountSwitch: {
    question: ({ current, wanted }: { current: string; wanted: string }) =>
      `Je bent aangemeld als ${current}. Doorgaan als ${wanted}?`,
    why: 'De link die je opende, is voor een ander account.',
    stay: (name: string) => `Blijf aangemeld als ${name}`,
    goOn: (name: string) => `Doorgaan als ${name}`,
  },
  blocked: {
    title: 'Geblokkeerd account',
    message: 'Jouw account is geblokkeerd, contacteer jouw clubbeheerder.',
  },
};
