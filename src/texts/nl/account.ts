export const accountTexts = {
  register: {
    title: 'Account aanmaken',
    lead: 'Met één account schrijf je jezelf en je gezin in.',
    purpose: (course: string, name: string) =>
      name === ''
        ? `Om in te schrijven voor ${course}. Je kind voeg je daarna toe, bij de cursus.`
        : `Om ${name} in te schrijven voor ${course}.`,
    invited: (inviter: string) => `Om de uitnodiging van ${inviter} te aanvaarden.`,
    aboutYou: 'Over jou',
    loggingIn: 'Om je aan te melden',
    mail: 'Je e-mailadres',
    mailHelp: 'Hiermee meld je je aan. We sturen er ook je bevestigingen naartoe.',
    password: 'Kies een wachtwoord',
    youngHelp: 'Ben je jonger dan 16? Dan vragen we straks ook een ouder of voogd.',
    youngTitle: 'Je bent jonger dan 16',
    young:
      'Zodra je account klaar is, vragen we wie je ouder of voogd is. Vraag alvast of die even kan meekijken.',
    action: { label: 'Maak account aan', busy: 'Bezig met aanmaken…' },
    shortAction: { label: 'Maak een account aan', busy: 'Bezig met aanmaken…' },
    known: 'Heb je al een account?',
    logIn: 'Meld je aan',
    logInInstead: 'Meld je aan met dit e-mailadres',
  },
  forgot: {
    title: 'Wachtwoord vergeten',
    lead: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
    action: { label: 'Stuur de link', busy: 'Bezig met versturen…' },
    sentTitle: 'Kijk in je mailbox',
    sent: (mail: string) =>
      `Hoort er een account bij ${mail}? Dan krijg je zo meteen een mail. De link erin werkt één uur.`,
    nothingCame: 'Niets gekregen? Kijk bij ongewenste mail of probeer een ander adres.',
    again: 'Stuur opnieuw of kies een ander adres',
    back: 'Terug naar aanmelden',
  },
  reset: {
    title: 'Nieuw wachtwoord kiezen',
    action: { label: 'Bewaar wachtwoord', busy: 'Bezig met bewaren…' },
    used: 'Deze link is al gebruikt of verlopen',
    noCode: 'Er ontbreekt een stuk van deze link',
    askAnew: 'Vraag een nieuwe mail aan en open de link die erin staat.',
    newMail: 'Vraag een nieuwe mail aan',
    done: 'Je nieuwe wachtwoord is bewaard en je bent aangemeld.',
    back: 'Terug naar aanmelden',
  },
};
