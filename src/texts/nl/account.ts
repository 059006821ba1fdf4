export const accountTexts = {
  register: {
    title: 'Account maken',
    lead: 'Met één account schrijf je jezelf en je gezin in.',
    aboutYou: 'Over jou',
    loggingIn: 'Om aan te melden',
    mailHelp: 'Hiermee meld je je aan, en hier komen bevestigingen toe.',
    password: 'Kies een wachtwoord',
    youngHelp: 'Ben je jonger dan 16? Dan vragen we straks ook een ouder of voogd.',
    youngTitle: 'Je bent jonger dan 16',
    young:
      'Zodra je account er is, vragen we wie je ouder of voogd is. Hou iemand van minstens 16 in de buurt.',
    action: { label: 'Maak mijn account', busy: 'Bezig met opslaan...' },
    known: 'Heb je al een account?',
    logIn: 'Meld je aan',
    logInInstead: 'Meld je aan met dit e-mailadres',
  },
  forgot: {
    title: 'Wachtwoord vergeten',
    lead: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
    action: { label: 'Stuur me een link', busy: 'Bezig met versturen...' },
    sentTitle: 'Kijk in je mailbox',
    sent: (mail: string) =>
      `Als er een account is met ${mail}, dan is er een mail onderweg. De link werkt één uur.`,
    nothingCame: 'Niets gekregen? Kijk bij ongewenste mail, of probeer een ander adres.',
    again: 'Ander adres of opnieuw sturen',
    back: 'Terug naar aanmelden',
  },
  reset: {
    title: 'Nieuw wachtwoord kiezen',
    action: { label: 'Bewaar wachtwoord', busy: 'Bezig met opslaan...' },
    used: 'Deze link is al gebruikt of verlopen',
    noCode: 'Deze link is niet volledig',
    askAnew: 'Vraag een nieuwe mail aan en open de link die erin staat.',
    newMail: 'Vraag een nieuwe mail',
    done: 'Je nieuwe wachtwoord is bewaard en je bent aangemeld.',
    back: 'Terug naar aanmelden',
  },
};
