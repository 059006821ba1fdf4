import { browserTest as test } from '../support/browsers/browserTest.ts';
import type { Visitor } from '../support/browsers/visitor.ts';
import { family } from '../support/person/registering.ts';

/** Both browsers share a server, so each registers another member. */
const journeys = {
  firefox: { course: 'Ballet 6-8 jaar', member: 'Lars', asks: true },
  webkit: { course: 'Kleuterdans', member: 'Mila', asks: false },
} as const;

test('a visitor finds a course, logs in and registers a child', async ({ visitor, otherBrowser }) => {
  const { course, member, asks } = journeys[otherBrowser];
  await visitor.open('/');
  await visitor.type('textbox', 'club', 'arabesk');
  await visitor.press('link', 'Dansstudio Arabesk');
  await visitor.press('link', '^Cursussen$');
  await visitor.type('textbox', 'Zoek een cursus', course);
  await visitor.seesText('1 resultaat');
  await visitor.press('link', course);
  // A visitor chooses before the login, and comes back to the same choice.
  await visitor.press('radio', 'Heel seizoen');
  await visitor.press('button', '^Inschrijven');

  await visitor.seesAddress(/\/login\?redirect=/);
  await visitor.type('textbox', 'E-mailadres', family);
  await visitor.type('textbox', '^Wachtwoord$', 'demo-wachtwoord');
  await visitor.press('button', '^Aanmelden$');
  await visitor.press('radio', `${member} Peeters`);
  await visitor.press('button', '^Inschrijven');

  await visitor.press('button', 'Wijzig Wie ben je');
  await visitor.seesValue('textbox', 'Voornaam', member);
  await answer(visitor);
  if (asks) await visitor.press('button', '^Verder naar');
  await visitor.press('checkbox', 'Ik ga akkoord');
  await visitor.press('button', '^Inschrijven · ');
  await visitor.seesAddress(/\/bevestiging\/\d+$/);
  await visitor.seesText('Je inschrijving is bevestigd');
  await visitor.seesText(`${member} Peeters · ${course}`);
});

async function answer(visitor: Visitor): Promise<void> {
  await visitor.type('textbox', 'E-mailadres', family);
  await visitor.choose('Nationaliteit', 'Belgisch');
  await visitor.type('textbox', 'Wie mogen we bellen', 'An Peeters, mama');
  await visitor.type('textbox', 'Op welk nummer', '470123456');
  await visitor.seesValue('textbox', 'Op welk nummer', /470 ?12 ?34 ?56/);
  await visitor.press('radio', '^Nee$');
  await visitor.press('checkbox', 'Ik kom op tijd');
  await visitor.seesChecked('checkbox', 'Ik kom op tijd');
}
