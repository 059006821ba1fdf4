import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import editors from '#schemas/examples/forms/getFormEditor.json' with { type: 'json' };
import { FormEditorScreen } from '#src/features/preview/saving/components/FormEditorScreen.tsx';
import { button, dialog, notices } from '#tests/src/features/management/ledger/booking/openPayments.tsx';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';

const karim = {
  ...an,
  hasClubPermissions: true,
  managedClubs: [{ nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk', role: 'admin' }],
};
const editor = editors.response.valid[0]?.value.result;
const change = {
  ...{ is: 'added', question: 'Voornaam', section: 'Over je kind', fields: [] },
  ...{ people: 0, again: 0, kept: 'year' },
};
const openedState = () => page.getByText(/dit formulier/i);

async function openEditor(state: 'draft' | 'open') {
  await openAsMember({
    at: '/preview/course-form?club=1&formulier=11&bewerk=1',
    screen: <FormEditorScreen form={{ club: 1, scope: 'form', id: 11 }} />,
    user: karim,
    answers: {
      get_form_editor: answer({ ...editor, state }),
      publish_form: answer({ changes: [change], reordered: false, faults: [] }),
    },
  });
  await expect.element(page.getByRole('tree')).toBeVisible();
}

test('FormEditorScreen says that a draft is saved and seen by nobody, and leads back to the form to open', async () => {
  await openEditor('draft');
  await expect.element(openedState()).toHaveTextContent('Alles is bewaard. Dit formulier staat niet open.');
  await userEvent.click(button('Bekijk en bewaar'));
  await expect.element(dialog()).toMatchTextContent(/Nieuw \(1\)/);
  await expect.element(dialog()).not.toMatchTextContent(/Vult iemand/);
  await userEvent.click(button('Bewaar dit formulier'));
  await expect.element(notices()).toMatchTextContent(/Zet het dan open bij “Alle formulieren”/);
  await expect
    .element(page.getByRole('link', { name: 'Alle formulieren' }))
    .toHaveAttribute('href', '/arabesk/beheer/formulieren');
});

test('FormEditorScreen says that everybody sees an open form once it is saved', async () => {
  await openEditor('open');
  await expect.element(openedState()).toHaveTextContent('Iedereen ziet dit formulier zoals het hier staat');
  await userEvent.click(button('Bekijk en bewaar'));
  await expect.element(dialog()).toMatchTextContent(/Vult iemand/);
  await userEvent.click(button('Bewaar dit formulier'));
  await expect.element(notices()).toMatchTextContent(/Iedereen ziet het vanaf nu/);
});

test('the builder has the colours of the portal around it', async () => {
  await openEditor('open');
  const { backgroundColor } = getComputedStyle(button('Bekijk en bewaar').element());
  await expect.element(button('Vraag toevoegen')).toHaveStyle({ backgroundColor });
});
