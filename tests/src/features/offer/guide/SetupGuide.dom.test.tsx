import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SetupGuide } from '#src/features/offer/guide/SetupGuide.tsx';
import { offerHref } from '#src/features/offer/view/offerHrefs.ts';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { clubOffer, courseOf } from '../clubOffer.ts';

async function open(file = clubOffer(), step = '') {
  await openAsMember({
    at: '/turnkring/beheer/aanbod',
    screen: (
      <SetupGuide
        {...{ file, step, published: clubOffer(), today: '2026-11-29', hasLogo: false, questions: 0 }}
        hrefOf={(place) => offerHref({ club: 'turnkring', ...place })}
      />
    ),
    answers: {},
  });
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const address = '/turnkring/beheer/aanbod';

test('SetupGuide opens the first step that lacks something, leads to the field, and skips to the next step', async () => {
  await open();
  await expect.element(link('Je club voorstellen')).toHaveAttribute('aria-current', 'step');
  await expect
    .element(page.getByRole('list', { name: 'In orde' }))
    .toHaveTextContent('Turnkring Vooruit in Gent');
  await expect
    .element(link('Stel je club voor'))
    .toHaveAttribute('href', `${address}?deel=club&veld=%2Ftitle`);
  await expect.element(link('Sla over')).toHaveAttribute('href', `${address}?deel=start&item=wettelijk`);
});

test('SetupGuide opens the step of the address, and after the last one leads to the offer', async () => {
  await open(clubOffer(), 'betalen');
  await expect.element(link('Betalen')).toHaveAttribute('aria-current', 'step');
  await expect.element(link('Naar je aanbod')).toHaveAttribute('href', `${address}?deel=cursussen`);
});

test('SetupGuide ends with what is missing before the first sale, with the place to mend it', async () => {
  await open(clubOffer({ courses: [courseOf('Ballet', { sessions: [] })] }), 'vragen');
  await expect
    .element(page.getByRole('heading', { name: 'Wat ontbreekt nog voor je eerste verkoop' }))
    .toBeVisible();
  await expect
    .element(link('“Ballet” heeft nog geen lessen en staat daarom niet op je pagina.'))
    .toHaveAttribute('href', `${address}?deel=cursussen&item=nieuw-1&veld=`);
  await expect
    .element(link('Nog geen IBAN: ouders kunnen niet overschrijven.'))
    .toHaveAttribute('href', `${address}?deel=club&veld=%2Fsettings%2Fiban`);
});
