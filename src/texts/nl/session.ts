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
    register: 'Maak een account aan',
  },
  members: {
    choose: 'Kies gezinslid',
    menuName: (name: string) => `${name}, kies gezinslid`,
    add: 'Voeg een gezinslid toe',
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
    message: 'Jouw account is geblokkeerd, contacteer jouw clubbeheerder.',
  },
};
