import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfferPart } from '#src/features/offer/OfferPart.tsx';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { answer } from '#tests/src/features/session/openAsMember.tsx';
import { clubOffer, courseOf } from '../clubOffer.ts';
import { club, noNews, openPublications } from '../publishing/planned/openPublications.tsx';

const ballet = courseOf('Ballet', { nid: 5 });
const noMails = { people: 0, needsWord: false, courses: [] };
const plan = {
  changes: [],
  moved: 0,
  mails: noMails,
  reschedules: [],
  notes: [],
  faults: [],
  undoUntil: null,
};

/** Opens the editor of an offer at a place of it. */
async function open(query: string, { file = clubOffer({ courses: [ballet] }), shown = plan as object } = {}) {
  localTexts.clear();
  const { sent } = await openPublications(
    <OfferPart club={club} />,
    {
      get_offer_status: noNews,
      get_offer_editor: answer({ version: 'v7', revision: 7, file, draft: null, saved: null }),
      save_offer_draft: answer({ revision: 1 }),
      publish_offer: answer({ ...plan, ...shown }),
    },
    query,
  );
  const published = (): OfferFile => JSON.parse(String(sent('publish_offer').at(-1)?.file));
  return { sent, published };
}

const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const review = () => userEvent.click(button('Bekijk en publiceer'));

test('a changed field is in the plan, and undone and redone by name', async () => {
  const { sent, published } = await open('?deel=cursussen&item=5', {
    shown: {
      changes: [
        {
          is: 'changed',
          course: 5,
          sentence: 'De cursus wijzigt',
          lines: ['naam: Ballet → Ballet 1'],
          people: '',
        },
      ],
    },
  });
  // The course and its tariff load apart: until both are there, the first name may be that of the tariff.
  await expect.element(field('Naam')).toHaveLength(2);
  await userEvent.fill(field('Naam').first(), 'Ballet 1');
  await userEvent.click(button('Maak ongedaan: De cursus van Ballet'));
  await expect.element(field('Naam').first()).toHaveValue('Ballet');
  await userEvent.click(button('Opnieuw: De cursus van Ballet'));
  await expect.element(field('Naam').first()).toHaveValue('Ballet 1');
  await review();
  await expect.element(page.getByText('naam: Ballet → Ballet 1')).toBeVisible();
  // Its lessons stay, so they are not sent.
  expect(published().courses).toMatchObject([{ nid: 5, title: 'Ballet 1' }]);
  expect(published().courses[0]).not.toHaveProperty('sessions');
  await userEvent.click(button('Publiceer'));
  await expect.poll(() => sent('publish_offer').at(-1)?.preview).toBeUndefined();
});

test('a fault leads to its field, also of a form that is folded', async () => {
  await open('?deel=cursussen', {
    shown: {
      faults: [
        { path: 'club.settings.iban', place: 'de club, rekeningnummer', message: 'is geen rekeningnummer' },
      ],
    },
  });
  await review();
  await userEvent.click(page.getByRole('link', { name: 'Pas aan: de club, rekeningnummer' }));
  await expect.element(page.getByRole('textbox', { name: /^Rekeningnummer/ })).toHaveFocus();
  await expect.element(page.getByText('is geen rekeningnummer').first()).toBeVisible();
  // Its reader mends it: the message is gone, and does not come back with the next key.
  await userEvent.fill(page.getByRole('textbox', { name: /^Rekeningnummer/ }), 'BE68539007547034');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('is geen rekeningnummer')).not.toBeInTheDocument();
});

test('a new item begins in its name, once: what is typed in another field stays there', async () => {
  const { published } = await open('?deel=cursussen');
  await userEvent.click(button('Nieuwe cursus'));
  await expect.element(field('Naam').first()).toHaveFocus();
  await userEvent.keyboard('Turnen');
  const place = page.getByRole('textbox', { name: /^Plaats/ }).first();
  await userEvent.click(place);
  for (const letter of 'Zaal') await userEvent.keyboard(letter);
  await expect.element(place).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: /^Maak ongedaan/ }));
  await expect.element(field('Naam').first()).not.toHaveFocus();
  await review();
  await expect.poll(() => published().courses.map(({ title }) => title)).toContain('Turnen');
});

test('a new event shows the places that it sells', async () => {
  const { published } = await open('?deel=tickets');
  await userEvent.click(button('Nieuw evenement'));
  await expect.element(page.getByLabelText('Aantal staanplaatsen')).toHaveValue('100');
  await userEvent.fill(page.getByLabelText('Aantal staanplaatsen'), '280');
  await review();
  await expect
    .poll(() => published().courses.at(-1))
    .toMatchObject({ type: 'ticket', stands: [{ title: 'Zaal', capacity: 280 }] });
});

test('a link to the hall of an event without one leads to the button that gives it places', async () => {
  const event = courseOf('De show', { type: 'ticket' });
  await open('?deel=tickets&item=nieuw-1&veld=/stands', { file: clubOffer({ courses: [event] }) });
  await expect.element(button('Voeg staanplaatsen toe')).toHaveFocus();
});

test('a plan without changes can only be closed', async () => {
  await open('?deel=cursussen');
  await review();
  await userEvent.click(button('Sluiten').last());
  await expect.element(button('Bekijk en publiceer')).toHaveFocus();
});

test('mails and moved lessons wait for a word', async () => {
  const { sent } = await open('?deel=cursussen', {
    shown: {
      changes: [{ is: 'changed', course: 5, sentence: 'De lessen wijzigen', lines: [], people: '' }],
      mails: { people: 13, needsWord: true, courses: [{ title: 'Ballet', people: 13 }] },
      reschedules: [{ course: 'ballet', message: '“Ballet”: 20 van de 29 lessen zouden verhuizen' }],
    },
  });
  await review();
  await expect.element(button('Publiceer')).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: 'Ja, mail deze 13 mensen' }));
  await expect.element(button('Publiceer')).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: /20 van de 29 lessen/ }));
  await userEvent.click(button('Publiceer'));
  await expect
    .poll(() => sent('publish_offer').at(-1))
    .toMatchObject({ mailsTo: 13, reschedules: ['ballet'] });
});

test('a removed course is gone from what names it, and comes back with it', async () => {
  const vouchers = [{ code: 'BALLET', percentage: 10, course: 'ballet', isCombinable: true }];
  const { published } = await open('?deel=cursussen&item=5', {
    file: { ...clubOffer({ courses: [ballet, courseOf('Jazz', { nid: 6 })] }), vouchers },
  });
  await userEvent.click(button('Verwijder'));
  await review();
  await expect.poll(() => published().courses.map(({ url }) => url)).toEqual(['jazz']);
  expect(published().vouchers).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Maak ongedaan: Ballet verwijderd'));
  await review();
  await expect.poll(() => published().vouchers).toEqual(vouchers);
});

test.each([
  ['a club that published nothing yet', [], 1],
  ['a club with an offer', [ballet], 0],
] as const)('each part leads %s to the next step of its setup', async (_club, courses, links) => {
  await open('?deel=club', { file: clubOffer({ courses: [...courses] }) });
  await expect.element(page.getByRole('button', { name: 'Bekijk en publiceer' })).toBeVisible();
  const onward = page.getByRole('link', { name: 'Ga naar de volgende stap' }).elements();
  expect(onward.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/arabesk/beheer/aanbod?deel=start'),
  );
});
