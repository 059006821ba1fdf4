import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import forms from '#schemas/examples/managed-forms/getManagedForms.json' with { type: 'json' };
import { refusal } from '#tests/src/features/session/openAsMember.tsx';
import { button, dialog, field, notices } from '../../ledger/booking/openPayments.tsx';
import { done, openForms, over } from '../openForms.tsx';

const made = () => Response.json({ result: { nid: 35, url: 'zomerkamp-2', title: 'Zomerkamp (kopie)' } });
const menu = async (title: string, action: string) => {
  await userEvent.click(button(`Meer voor ${title}`));
  await userEvent.click(button(action));
};

test('FormsToManage shows how each form stands, and what its next step is', async () => {
  await openForms();
  await expect.element(page.getByText('Voorbij', { exact: true })).toBeVisible();
  await expect.element(page.getByText('214 antwoorden')).toBeVisible();
  await expect.element(page.getByText('Concept', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Bewerk Zomerkamp' }))
    .toHaveAttribute('href', '/preview/course-form?club=1&formulier=34&bewerk=1');
  await userEvent.click(button('Meer voor Hoe vond je het vorige seizoen?'));
  await expect.element(button('Zet open')).toBeVisible();
  // A form with answers stays.
  await expect.element(button('Verwijder')).not.toBeInTheDocument();
});

test('FormsToManage leads to a trial of each form that has questions, also of one that is not open', async () => {
  await openForms();
  await expect
    .element(page.getByRole('link', { name: 'Voorbeeld van Hoe vond je het vorige seizoen?' }))
    .toHaveAttribute('href', '/preview/course-form?club=1&formulier=33');
  await expect.element(page.getByRole('link', { name: 'Voorbeeld van Zomerkamp' })).not.toBeInTheDocument();
});

test('FormsToManage copies the link that members open, and shows it where the browser refuses', async () => {
  const copied: string[] = [];
  const { clipboard } = navigator;
  const writeText = clipboard.writeText;
  const copyLink = button('Kopieer de link van Hoe vond je het vorige seizoen?');
  const [form] = forms.response.valid[0]?.value.result ?? [];
  try {
    clipboard.writeText = async (link) => void copied.push(link);
    await openForms('', {
      get_managed_forms: () => Response.json({ result: [{ ...form, state: 'open' }] }),
    });
    await userEvent.click(copyLink);
    const link = `${window.location.origin}/arabesk/formulieren/${over}`;
    await expect.poll(() => copied).toEqual([link]);
    await expect.element(notices()).toMatchTextContent(/De link van .* is gekopieerd/);
    clipboard.writeText = () => Promise.reject(new Error('refused'));
    await userEvent.click(copyLink);
    await expect.element(notices()).toMatchTextContent(new RegExp(`Dit is de link: ${link}`));
  } finally {
    clipboard.writeText = writeText;
  }
});

test('FormsToManage leads to the questions of every registration', async () => {
  await openForms();
  await expect
    .element(page.getByRole('link', { name: 'Wijzig de vragen voor alle inschrijvingen' }))
    .toHaveAttribute('href', '/preview/course-form?club=1&bewerk=1');
});

test('FormsToManage changes what a form says of itself, and refuses days in the wrong order at their field', async () => {
  const { sent } = await openForms('', { change_form: done });
  await menu('Hoe vond je het vorige seizoen?', 'Titel, uitleg en dagen');
  const { title, description, needsLogin } =
    forms.response.valid[0]?.value.result.find(({ url }) => url === over) ?? {};
  await expect.element(field('Titel')).toHaveValue(title ?? '');
  await userEvent.fill(field('Open vanaf (optioneel)'), '2027-06-01');
  await userEvent.fill(field('Open tot en met (optioneel)'), '2027-05-01');
  await userEvent.click(dialog().getByRole('button', { name: 'Bewaar de gegevens' }));
  await expect.element(field('Open tot en met (optioneel)')).toHaveFocus();
  await expect.element(dialog().getByText('Kies een dag na de eerste dag.')).toBeVisible();
  await userEvent.fill(field('Open tot en met (optioneel)'), '2027-06-30');
  await userEvent.click(dialog().getByRole('button', { name: 'Bewaar de gegevens' }));
  const days = { opensOn: '2027-06-01', closesOn: '2027-06-30' };
  await expect
    .poll(() => sent('change_form'))
    .toEqual([{ club: 1, form: over, title, description, needsLogin, ...days }]);
  await expect.element(notices()).toMatchTextContent(/De gegevens van “.+” zijn bewaard/);
});

test('FormsToManage opens a form again, and says so', async () => {
  const { sent } = await openForms('', { set_form_state: done });
  await menu('Hoe vond je het vorige seizoen?', 'Zet open');
  await expect.poll(() => sent('set_form_state')).toEqual([{ club: 1, form: over, state: 'open' }]);
  await expect.element(notices()).toMatchTextContent(/“Hoe vond je het vorige seizoen\?” staat open/);
});

test('FormsToManage says why a form could not be opened', async () => {
  await openForms('', { set_form_state: () => refusal(409, 'not-available') });
  await menu('Hoe vond je het vorige seizoen?', 'Zet open');
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('FormsToManage copies a form under a title of its own, and asks for one that is missing', async () => {
  const { sent } = await openForms('', { duplicate_form: made });
  await menu('Zomerkamp', 'Dupliceer');
  await expect.element(field('Titel')).toHaveValue('Zomerkamp (kopie)');
  await userEvent.fill(field('Titel'), ' ');
  await userEvent.click(button('Maak een kopie'));
  await expect.element(field('Titel')).toHaveAccessibleDescription(/Geef het formulier een titel/);
  await expect.element(field('Titel')).toHaveFocus();
  await userEvent.fill(field('Titel'), 'Zomerkamp (kopie)');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent('duplicate_form'))
    .toEqual([{ club: 1, form: 'zomerkamp', title: 'Zomerkamp (kopie)' }]);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(notices()).toMatchTextContent(/“Zomerkamp \(kopie\)” is gemaakt/);
});

test('FormsToManage makes a form once, whatever the number of tries', async () => {
  let tries = 0;
  const { sent } = await openForms('', {
    create_form: () => {
      tries += 1;
      return tries === 1 ? refusal(503, 'unavailable') : made();
    },
  });
  await userEvent.click(button('Nieuw formulier'));
  await userEvent.fill(field('Titel'), 'Zomerkamp');
  await userEvent.click(button('Maak het formulier'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field('Titel')).toHaveValue('Zomerkamp');
  await userEvent.click(button('Maak het formulier'));
  await expect.poll(() => sent('create_form')).toHaveLength(2);
});

test('FormsToManage asks before a draft goes', async () => {
  const { sent } = await openForms('', { remove_form: done });
  await menu('Zomerkamp', 'Verwijder');
  await expect.element(dialog()).toMatchTextContent(/Niemand vulde dit formulier al in/);
  await userEvent.click(button('Verwijder het formulier'));
  await expect.poll(() => sent('remove_form')).toEqual([{ club: 1, form: 'zomerkamp' }]);
});

test('FormsToManage tells a club without forms what a form is for', async () => {
  await openForms('', { get_managed_forms: () => Response.json({ result: [] }) });
  await expect.element(page.getByRole('heading', { name: 'Nog geen formulieren' })).toBeVisible();
  await expect.element(button('Nieuw formulier')).toBeVisible();
});
