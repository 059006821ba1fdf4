import { describe, expect, it } from 'vitest';
import { nl } from '#form-engine/src/texts/nl.ts';

describe('nl', () => {
  it('has the messages of specification 5.1 verbatim', () => {
    expect(nl).toMatchObject({
      required: 'Vul dit veld in',
      email: 'Vul een geldig e-mailadres in',
      emailInUse: 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in',
      phone: 'Dit is geen geldig telefoonnummer',
      phoneShort: 'Geen geldig telefoonnummer',
      invalidValue: 'Dit is geen geldige waarde voor dit veld.',
      minimumAge: 'Je moet minstens {age} jaar oud zijn.',
      acceptanceRequired: 'Dit veld is verplicht aan te duiden',
      emailList: 'Niet alle waarden zijn geldige e-mailadressen',
      passwordsDiffer: 'Wachtwoorden komen niet overeen',
      samePrimaryEmail: 'Mag niet zelfde zijn als primair e-mailadres',
      birthdate: 'Geen geldige geboortedatum',
      sameOwnEmail: 'Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid',
      uitpasTwice: 'Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker',
      minimumValue: 'Waarde mag niet kleiner zijn dan {n}',
      maximumValue: 'Waarde mag niet groter zijn dan {n}',
      wrongPassword: 'Wachtwoord komt niet overeen met account',
      name: 'Vul een geldige naam in',
      nationalNumber: 'Vul een geldig rijkregisternummer in',
      fallback: 'Er is iets misgegaan',
      selectRequired: 'Selecteer een optie',
    });
  });
});
