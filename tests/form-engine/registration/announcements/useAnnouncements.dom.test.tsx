import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DraftPort } from '#form-engine/src/ports.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import { ExampleForm, ports } from '../exampleForm.tsx';

/** The live region of the form itself; a control may have another one for its suggestion. */
const region = () => page.getByRole('status').first();
const firstName = () => page.getByRole('textbox', { name: 'Voornaam' });
const complete = { fname_0: 'Noor', born_0: '2015-05-06', level_12: 'Beginner', size_34: 'M', swim_34: true };

function draftsOf(draft?: Answers) {
  return {
    load: vi.fn(async () => draft),
    save: vi.fn(async () => {}),
    remove: vi.fn(async () => {}),
  } satisfies DraftPort;
}

/** Everything that the polite live regions of the form announced, in order. */
function listen(container: Element): readonly string[] {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const live = target instanceof Element && target.closest('[role="status"], [aria-live]');
      for (const node of live ? addedNodes : []) said.push(node.textContent ?? '');
    }
  }).observe(container, { subtree: true, childList: true, characterData: true });
  return said;
}

test('useAnnouncements has one polite live region, which exists before the first announcement', async () => {
  const { container } = await render(
    <ExampleForm ports={{ ...ports, drafts: draftsOf() }} draftKey="noor" />,
  );
  expect(container.querySelectorAll('.cf-form > [role="status"]')).toHaveLength(1);
  await expect.element(region()).toHaveTextContent('');
});

test('useAnnouncements announces the visible course and its number of questions', async () => {
  await render(<ExampleForm />);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Vragen voor' }), 'Ballet');
  await expect.element(region()).toHaveTextContent('Ballet. Aantal vragen: 2');
  await userEvent.click(page.getByRole('button', { name: 'Verder naar: Judo' }));
  await expect.element(region()).toHaveTextContent('Judo. Aantal vragen: 2');
  await expect.element(page.getByRole('combobox', { name: 'Vragen voor' })).toHaveFocus();
});

test('useAnnouncements announces whether empty fields are shown or hidden', async () => {
  await render(<ExampleForm />);
  const toggle = page.getByRole('checkbox', { name: 'Toon lege velden' });
  await userEvent.click(toggle);
  await expect.element(region()).toHaveTextContent('Lege velden zijn verborgen. Aantal vragen: 2');
  await expect.element(toggle).toHaveFocus();
  await userEvent.click(toggle);
  await expect.element(region()).toHaveTextContent('Lege velden worden getoond. Aantal vragen: 4');
});

test('useAnnouncements forgets that empty fields are hidden once an error has revealed them', async () => {
  await render(<ExampleForm />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Toon lege velden' }));
  await expect.element(region()).toHaveTextContent('Lege velden zijn verborgen. Aantal vragen: 2');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.element(page.getByRole('checkbox', { name: 'Toon lege velden' })).toBeChecked();
  await expect.element(region()).not.toHaveTextContent('verborgen');
});

test('useAnnouncements announces that the form is being sent, and leaves nothing of it when that is over', async () => {
  const sent = Promise.withResolvers<void>();
  await render(<ExampleForm initialAnswers={complete} onSubmit={() => sent.promise} />);
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.element(region()).toHaveTextContent('Bezig met versturen…');
  sent.resolve();
  await expect.element(page.getByText('Bezig met versturen…')).not.toBeInTheDocument();
});

test('useAnnouncements announces a restored draft once, and a saved draft once however often it is saved', async () => {
  const drafts = draftsOf({ mail_0: 'oud@example.be' });
  const { container } = await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  const said = listen(container);
  await expect.element(page.getByRole('textbox', { name: /^E-mailadres/ })).toHaveValue('oud@example.be');
  await userEvent.click(firstName());
  for (const [saves, key] of [...'Noor'].entries()) {
    await userEvent.keyboard(key);
    await expect.poll(() => drafts.save.mock.calls.length).toBe(saves + 1);
  }
  await expect.element(region()).toHaveTextContent('We bewaren wat je invult');
  expect(said.filter((text) => text === 'We bewaren wat je invult')).toHaveLength(1);
  expect(
    said.filter((text) => text === 'Je eerdere antwoorden zijn weer ingevuld').length,
  ).toBeLessThanOrEqual(1);
});
