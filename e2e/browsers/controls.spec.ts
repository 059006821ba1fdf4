import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { answerGeneral } from '../support/browsers/answerGeneral.ts';
import { browserTest as test } from '../support/browsers/browserTest.ts';
import { family } from '../support/person/registering.ts';

test('a birthdate and a phone number are formatted while they are typed', async ({ visitor }) => {
  await visitor.open('/registreren');
  await visitor.type('textbox', 'Geboortedatum', '4/11/1985');
  await visitor.type('textbox', 'E-mailadres', 'nieuw@example.org');
  await visitor.seesValue('textbox', 'Geboortedatum', '04/11/1985');
  await visitor.type('textbox', '^(Gsm|Telefoon|Mobiel).*', '470123456');
  await visitor.seesValue('textbox', '^(Gsm|Telefoon|Mobiel).*', /470 12 34 56/);
});

test('an address is validated against the known streets', async ({ visitor }) => {
  await visitor.open('/arabesk/formulieren/programmaboekje-aanvragen');
  await visitor.type('textbox', 'Straat', 'burgstraat');
  await visitor.type('textbox', 'Huisnummer', '12');
  await visitor.type('combobox', 'Postcode', '9000');
  await visitor.type('combobox', 'Gemeente', 'Gent');
  await visitor.type('textbox', 'Huisnummer', '12');
  await visitor.seesText('Dit adres klopt.');
  await visitor.seesValue('textbox', 'Straat', 'Burgstraat');
});

test('a chosen file is uploaded at once', async ({ visitor }) => {
  await visitor.open('/login');
  await visitor.type('textbox', 'E-mailadres', family);
  await visitor.type('textbox', '^Wachtwoord$', 'demo-wachtwoord');
  await visitor.press('button', '^Aanmelden$');
  await visitor.seesAddress(/\/dashboard|\/$/);
  await visitor.open('/arabesk/ballet-volwassenen-gevorderden');
  await visitor.press('radio', 'An Peeters');
  await visitor.press('radio', 'Heel seizoen');
  await visitor.press('button', '^Inschrijven');
  await visitor.press('link', '^Verder');
  await answerGeneral(visitor);
  await visitor.press('button', '^Verder naar');
  await visitor.seesText('Medisch attest');
  await visitor.giveFile('input[type="file"]', join(root, 'public/icons/192.png'));
  await visitor.seesText('Toegevoegd');
});
