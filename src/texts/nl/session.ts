export const sessionTexts = {
  login: {
    title: 'Aanmelden',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    failedTitle: 'Aanmelden is niet gelukt',
    mailMissing: 'Vul je e-mailadres in.',
    passwordMissing: 'Vul je wachtwoord in.',
    forgotten: 'Wachtwoord vergeten?',
    newHere: 'Nog geen account?',
    register: 'Maak een account',
  },
  members: {
    choose: 'Kies gezinslid',
    menuName: (name: string) => `${name}, kies gezinslid`,
    add: 'Gezinslid toevoegen',
    logout: 'Afmelden',
    failed: 'De gezinsleden konden niet geladen worden.',
    chooseTitle: 'Voor wie ga je verder?',
    chooseLead: 'Kies een gezinslid, dan brengen we je naar waar je wilde zijn.',
  },
  accountSwitch: {
    question: ({ current, wanted }: { current: string; wanted: string }) =>
      `Je bent aangemeld als ${current}. Doorgaan als ${wanted}?`,
    why: 'De link die je opende, is voor een ander account.',
    stay: (name: string) => `Blijf ${name}`,
    goOn: (name: string) => `Doorgaan als ${name}`,
  },
  blocked: {
    message: 'Jouw account is geblokkeerd, contacteer jouw clubbeheerder.',
  },
};
