import { answerGeneral } from '../support/browsers/answerGeneral.ts';
import { browserTest as test } from '../support/browsers/browserTest.ts';
import { orderName } from '../support/journey/orderButton.ts';
import { family } from '../support/person/registering.ts';

/** Both browsers share a server, so each registers another member. */
const journeys = {
  firefox: { course: 'Ballet 6-8 jaar', member: 'Lars', hasShoes: true },
  webkit: { course: 'Jazz voor volwassenen', member: 'An', hasShoes: false },
} as const;

test('a visitor finds a course, logs in and registers a child', async ({ visitor, otherBrowser }) => {
  const { course, member, hasShoes } = journeys[otherBrowser];
  await visitor.open('/');
  await visitor.type('textbox', 'club', 'arabesk');
  await visitor.seesText('1 club gevonden');
  await visitor.press('link', 'Dansstudio Arabesk');
  await visitor.press('link', '^Cursussen$');
  await visitor.type('textbox', 'Zoek een cursus', course);
  await visitor.seesText('1 resultaat');
  await visitor.press('link', course);
  // A visitor chooses before the login, and comes back to the course.
  await visitor.press('button', '^Inschrijven');

  await visitor.seesAddress(/\/login\?redirect=/);
  await visitor.type('textbox', 'E-mailadres', family);
  await visitor.type('textbox', '^Wachtwoord$', 'demo-wachtwoord');
  await visitor.press('button', '^Aanmelden$');
  await visitor.press('radio', `${member} Peeters`);
  await visitor.press('button', '^Inschrijven');

  await answerGeneral(visitor);
  await visitor.seesValue('textbox', 'Voornaam', member);
  await visitor.press('button', '^Verder naar');
  if (hasShoes) await visitor.choose('balletschoenen', 'Maat 30');
  await visitor.press('checkbox', 'Ik ga akkoord');
  await visitor.press('button', orderName().source);
  await visitor.seesAddress(/\/bevestiging\/\d+$/);
  await visitor.seesText('Je inschrijving is bevestigd');
  await visitor.seesText(`${member} Peeters · ${course}`);
});
