import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import form from '#schemas/examples/registration/getForm.json' with { type: 'json' };
import list from '#schemas/examples/registration/getForms.json' with { type: 'json' };
import { FormPage } from '#src/features/forms/components/FormPage.tsx';
import { FormsPage } from '#src/features/forms/components/FormsPage.tsx';
import { localTexts } from '#src/platform/storage/storage.ts';
import { club } from '../courses/courseFixtures.ts';
import { answer, openAsMember, refusal } from '../session/openAsMember.tsx';

const arabesk = club({ url: 'arabesk', title: 'Dansstudio Arabesk' });
const [mine] = form.response.valid.map(({ value }) => value);
const [forms = []] = list.response.valid.map(({ value }) => value.result);
/** The form with these settings, as `get_form` answers. */
const formWith = (settings: object = {}) => ({ ...mine, form: { ...mine?.form, ...settings } });

type Answers = Parameters<typeof openAsMember>[0]['answers'];
const openForm = (answers: Answers, who: Partial<Parameters<typeof openAsMember>[0]> = { user: 'visitor' }) =>
  openAsMember({
    at: '/arabesk/formulieren/vraag-om-informatie',
    path: '/:club/formulieren/:form',
    screen: <FormPage club={arabesk} />,
    answers: { get_form: () => Response.json(formWith()), ...answers },
    ...who,
  });
const openList = (result: unknown) =>
  openAsMember({
    at: '/arabesk/formulieren',
    screen: <FormsPage club={arabesk} />,
    answers: { get_forms: answer(result) },
    user: 'visitor',
  });

const question = () => page.getByRole('textbox', { name: /^Wat wil je weten\?/ });
const send = () => userEvent.click(page.getByRole('button', { name: 'Versturen' }));
const sent = () => page.getByRole('heading', { name: 'Bedankt, je antwoorden zijn verstuurd' });

afterEach(() => localTexts.clear());

test('FormsPage links to the open forms, and names the closed ones and those that need a login', async () => {
  const [closed, open] = forms;
  await openList([
    closed,
    open,
    { ...open, nid: 32, url: 'medisch', title: 'Medische fiche', needsLogin: true },
  ]);
  const of = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect
    .element(of('Vraag om informatie').getByRole('link'))
    .toHaveAttribute('href', '/arabesk/formulieren/vraag-om-informatie');
  await expect.element(of('Vraag om informatie')).not.toMatchTextContent(/Meld je eerst aan/);
  await expect.element(of('Medische fiche')).toMatchTextContent(/Meld je eerst aan/);
  await expect.element(of('Hoe vond je het vorige seizoen?')).toMatchTextContent(/Gesloten/);
  expect(of('Hoe vond je het vorige seizoen?').getByRole('link').elements()).toEqual([]);
});

test('FormPage says that a form is closed, and leads to all forms', async () => {
  await openForm({ get_form: () => Response.json(formWith({ isOpen: false })) });
  await expect.element(page.getByRole('heading', { name: 'Dit formulier is gesloten' })).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Bekijk alle formulieren' }))
    .toHaveAttribute('href', '/arabesk/formulieren');
});

test('FormPage finds no form that the club does not have', async () => {
  await openForm({ get_form: () => refusal(404, 'not-found') });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'We vinden dit formulier niet' }))
    .toBeVisible();
});

test('FormPage asks a visitor for a login that leads back, where the form needs one', async () => {
  await openForm({ get_form: () => Response.json(formWith({ needsLogin: true })) });
  await expect
    .element(page.getByRole('link', { name: 'Aanmelden' }))
    .toHaveAttribute('href', '/login?redirect=%2Farabesk%2Fformulieren%2Fvraag-om-informatie');
  await expect.element(question()).not.toBeInTheDocument();
});

test('FormPage asks a parent for whom the form is, before its questions', async () => {
  const { calls } = await openForm({}, { isSelected: false });
  await expect.element(page.getByText('Kies eerst voor wie je het formulier invult.')).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: /^Noor/ }));
  await expect.element(question()).toBeVisible();
  expect(calls.filter(({ operation }) => operation === 'get_form').at(-1)?.request).toMatchObject({
    uid: '2',
  });
});

test('FormPage removes the notice about wrong fields once the form is sent', async () => {
  await openForm({ save_form: answer({ answers: 2 }) });
  await expect.element(question()).toBeVisible();
  await send();
  const notice = page.getByRole('log', { name: 'Meldingen' }).getByText('Onjuiste velden');
  // A hovered notice stays open by itself, so the rest of this test uses the keyboard.
  await userEvent.hover(notice);
  await userEvent.fill(question(), 'Hoe laat begint het?');
  page
    .getByRole('checkbox', { name: /Ik ga akkoord/ })
    .element()
    .focus();
  await userEvent.keyboard(' ');
  page.getByRole('button', { name: 'Versturen' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sent()).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
});

test('FormPage keeps the answers when the answer of the server is lost, and sends them again with the same key', async () => {
  const keys: (string | null)[] = [];
  await openForm({
    save_form: (_query, _body, headers) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answer({ answers: 2 })({}, {}, headers);
    },
  });
  await userEvent.fill(question(), 'Hoe laat begint het?');
  await userEvent.click(page.getByRole('checkbox', { name: /Ik ga akkoord/ }));
  await send();
  await expect.element(page.getByRole('alert').getByText(/Wat je invulde, staat er nog\./)).toBeVisible();
  await expect.element(question()).toHaveValue('Hoe laat begint het?');
  await send();
  await expect.element(sent()).toBeVisible();
  expect(keys[0]).toMatch(/^[\w-]{20,}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});
