export const personFormTexts = {
  labels: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    birthdate: 'Geboortedatum',
    sex: 'Geslacht',
    nationality: 'Nationaliteit',
    mail: 'E-mailadres',
    secondMail: 'Tweede e-mailadres',
    phone: 'Telefoonnummer',
    address: 'Adres',
    currentPassword: 'Huidig wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    repeatedPassword: 'Herhaal je nieuwe wachtwoord',
  },
  help: {
    secondMail: 'Dit adres krijgt dezelfde berichten. Handig voor een tweede ouder.',
    newPassword: 'Minstens 8 tekens. Een zin van een paar woorden is sterk en makkelijk te onthouden.',
  },
  /** Keys as sent to the server. */
  sexes: { v: 'Vrouw', m: 'Man', x: 'X' },
  passwordTooShort: (length: number) => `Kies een wachtwoord van minstens ${length} tekens`,
};
