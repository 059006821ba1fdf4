import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import { everyCourse, everySection } from '#stories/registration-form/everything.ts';
import { allPorts } from '#stories/registration-form/examplePorts.ts';
import './registration/checksLoaded.ts';

/**
 * Presses Tab until `target` has the focus, as a keyboard user does. It never goes back, so it first waits for a control that is
 * lazy-loaded.
 */
async function tabTo(target: Locator) {
  await expect.element(target.first()).toBeInTheDocument();
  for (let presses = 0; presses < 25; presses += 1) {
    const focused = document.activeElement;
    if (target.elements().some((element) => element === focused)) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(
    `25 presses of Tab don't reach ${target.selector}; at ${document.activeElement?.outerHTML}`,
  );
}

const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
const combobox = (name: string | RegExp) => page.getByRole('combobox', { name });
const radio = (name: string) => page.getByRole('radio', { name });
const checkbox = (name: string | RegExp) => page.getByRole('checkbox', { name });
const button = (name: string) => page.getByRole('button', { name });

async function type(target: Locator, keys: string) {
  await tabTo(target);
  await userEvent.keyboard(keys);
}

/** Types in the search box of a paged select and chooses the only result, which is active by default. */
async function choose(target: Locator, text: string) {
  await type(target, text);
  await active(text);
  await userEvent.keyboard('{Enter}');
}

/** Waits until Enter would choose this option: a list that is drawn late, or drawn again, may have no active option yet. */
const active = (text: string) =>
  expect
    .poll(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.textContent : null;
    })
    .toContain(text);

test('RegistrationForm with a question of every kind can be filled in and submitted by keyboard alone', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(
    <RegistrationForm
      sections={everySection}
      courses={everyCourse}
      ports={allPorts}
      club={7}
      privacy={{ href: '#voorwaarden' }}
      newsletter={{
        entries: [{ email: 'mama@example.be', status: 'unsubscribed', communicationStatus: 'subscribed' }],
      }}
      onSubmit={onSubmit}
    />,
  );
  await expect.element(page.getByLabelText('Kies bestanden')).toBeInTheDocument();

  await type(textbox('Voornaam'), 'Noor');
  await type(textbox('Familienaam'), 'Peeters');
  await type(textbox('Geboortedatum'), '06052015');
  await type(radio('Vrouw'), '{ArrowDown}{ArrowUp}');
  await choose(combobox('Nationaliteit'), 'Belgisch');
  await type(textbox('Rijksregisternummer'), '15050600148');

  await type(combobox('Zoek je adres'), 'kerkstraat 12');
  await expect.element(page.getByRole('option', { name: 'Kerkstraat 12, 9000 Gent, België' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await active('Kerkstraat 12, 9000 Gent, België');
  await userEvent.keyboard('{Enter}');
  await expect.element(textbox('Straat')).toHaveValue('Kerkstraat');
  await type(textbox(/^Telefoon/), '470123456');
  await type(textbox('E-mailadres'), 'mama@example.be');

  await type(page.getByLabelText(/^Hoeveel broers en zussen/), '2');
  await type(combobox('Maat van de trui'), 'M');
  await choose(combobox('School'), 'De Muze');
  await type(checkbox('wo'), ' ');
  await choose(combobox('Zoek in de lijst'), 'Turks');
  await type(radio('Ja'), ' ');
  await type(textbox(/^Welke, en wat doen we/), 'Noten.{Enter}Bel 112.');
  await tabTo(page.getByLabelText('Kies bestanden'));
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  // The file dialog belongs to the browser, so a page cannot press keys in it.
  await userEvent.upload(input, new File(['%PDF-1.7'], 'attest.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('Toegevoegd')).toBeVisible();
  await type(checkbox('Ik ken de afspraken van de club'), ' ');

  await type(button('Verder naar: Ballet maandag 14u30'), '{Enter}');
  await expect.element(combobox('Vragen voor')).toHaveFocus();
  await type(radio('Beginner'), ' {ArrowDown}');
  await type(textbox(/^Opmerkingen/), 'Tot maandag!');
  await type(checkbox(/^Ik wil de nieuwsbrief/), ' ');
  await type(checkbox(/^Ik ga akkoord/), ' ');
  await type(button('Versturen'), '{Enter}');

  // A failure names what the form says, and where the focus is.
  const said = () =>
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(() => ({
      sent: onSubmit.mock.calls.length,
      said: said(),
      focus: document.activeElement?.textContent,
    }))
    .toMatchObject({ sent: 1 });
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    qids: {
      fname_0: 'Noor',
      lname_0: 'Peeters',
      birthdate_0: '2015-05-06',
      sex_0: 'v',
      nationality_0: 'Belgisch',
      insz_0: '15050600148',
      address_0: expect.objectContaining({
        street: 'Kerkstraat',
        streetNumber: '12',
        postal: '9000',
        city: 'Gent',
        country: 'BE',
        isValidAddress: true,
      }),
      phone_0: '+32 470123456',
      mail_0: 'mama@example.be',
      siblings_0: '2',
      size_0: 'M',
      school_0: 'De Muze',
      days_0: ['wo'],
      languages_0: ['Turks'],
      allergy_0: 'Ja',
      which_0: 'Noten.\nBel 112.',
      photo_0: '',
      papers_0: 'bestanden/attest.pdf',
      rules_0: '1',
      total_0: '12.5',
      level_12: 'Gevorderd',
      remarks_12: 'Tot maandag!',
    },
    newsletter: { 'mama@example.be': 'subscribed' },
    communicationStatus: { '7': { 'mama@example.be': 'subscribed' } },
    club: 7,
  });
});
