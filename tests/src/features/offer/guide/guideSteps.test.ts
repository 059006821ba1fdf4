import { expect, it } from 'vitest';
import { guideSteps } from '#src/features/offer/guide/guideSteps.ts';
import { clubOffer, courseOf } from '../clubOffer.ts';

const facts = { today: '2026-11-29', hasLogo: false, questions: undefined };

it('guideSteps begins with a name, and lacks the rest', () => {
  const empty = clubOffer();
  const steps = guideSteps({ ...facts, file: empty, published: empty });
  expect(steps.map(({ name, done, missing }) => [name, done.length, missing.length])).toEqual([
    ['uiterlijk', 1, 3],
    ['wettelijk', 0, 2],
    ['aanbod', 0, 1],
    ['vragen', 0, 0],
    ['betalen', 1, 2],
  ]);
});

it('guideSteps lacks nothing of a club that is set up', () => {
  const file = clubOffer({
    club: {
      ...{
        description: 'Turnen voor iedereen',
        mail: 'info@turnkring.example',
        conditions: ['Betaal op tijd.'],
      },
      legal: {
        ...{ name: 'Turnkring Vooruit', form: 'vzw', seat: 'Kerkstraat 1, 9000 Gent', court: '', email: '' },
        ...{ enterpriseNumber: '0999000624', vatNote: 'Vrijgesteld' },
      },
    },
    settings: { iban: 'BE68539007547034', cancelDays: 14 },
    courses: [courseOf('Ballet', { nid: 5 })],
  });
  const steps = guideSteps({ ...facts, file, published: file, hasLogo: true, questions: 3 });
  expect(steps.flatMap(({ missing }) => missing)).toEqual([]);
  expect(steps.map(({ done }) => done)).toEqual([
    ['Turnkring Vooruit in Gent', 'Een tekst over je club', 'Een logo', 'Contact: info@turnkring.example'],
    ['Turnkring Vooruit vzw', 'Btw op je kostennota’s', 'Je voorwaarden'],
    ['1 cursus, activiteit of evenement', 'Ouders zien je aanbod'],
    ['3 vragen'],
    [
      'Overschrijven naar BE68539007547034',
      'Ouders betalen meteen of schrijven over',
      'Stoppen kan tot 14 dagen voor de eerste les',
    ],
  ]);
});

it('guideSteps says that an offer nobody sees is a draft', () => {
  const file = clubOffer({ courses: [courseOf('Ballet', { nid: 5 })] });
  const [, , offer] = guideSteps({ ...facts, file, published: clubOffer() });
  expect(offer?.missing.at(-1)?.sentence).toBe(
    'Je aanbod is nog een concept: ouders zien het pas als je publiceert.',
  );
});
