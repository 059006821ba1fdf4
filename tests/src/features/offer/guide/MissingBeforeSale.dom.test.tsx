import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MissingBeforeSale } from '#src/features/offer/guide/MissingBeforeSale.tsx';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';
import { offerHref } from '#src/features/offer/view/offerHrefs.ts';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { clubOffer, courseOf } from '../clubOffer.ts';

const open = (file: OfferFile) =>
  openAsMember({
    at: '/turnkring/beheer/aanbod',
    screen: (
      <MissingBeforeSale
        {...{ file, today: '2026-11-29', isSmall: true }}
        hrefOf={(place) => offerHref({ club: 'turnkring', ...place })}
      />
    ),
    answers: {},
  });

test('MissingBeforeSale is one line above another screen, and unfolds to the places to mend', async () => {
  await open(clubOffer());
  const iban = page.getByRole('link', { name: 'Nog geen IBAN: ouders kunnen niet overschrijven.' });
  await expect.element(iban).not.toBeInTheDocument();
  await userEvent.click(page.getByText('Er ontbreken nog 5 dingen'));
  await expect.element(iban).toBeVisible();
});

test('MissingBeforeSale draws nothing where nothing is missing', async () => {
  const legal = {
    ...{
      name: 'Turnkring',
      form: 'vzw',
      seat: 'Kerkstraat 1, 9000 Gent',
      court: '',
      email: 'info@turnkring.example',
    },
    ...{ enterpriseNumber: '0999000624', vatNote: 'Vrijgesteld' },
  };
  await open(
    clubOffer({
      club: { legal, conditions: ['Betaal op tijd.'] },
      settings: { iban: 'BE68539007547034' },
      courses: [courseOf('Ballet', { nid: 5 })],
    }),
  );
  expect(document.querySelector('main')?.textContent).toBe('');
});
