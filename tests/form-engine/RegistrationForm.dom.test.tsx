import { createRef, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from './registration/exampleForm.tsx';
import { firstName, general, submit } from './registration/generalForm.ts';
import { tap } from './support/tap.ts';

const phone = () => page.getByRole('textbox', { name: /^Telefoon/ });

test('RegistrationForm sends the answers in the wire format of the server', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={general} onSubmit={onSubmit} />);
  await userEvent.fill(firstName(), 'Noor');
  await userEvent.fill(phone(), '0470 12 34 56');
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    qids: { fname_0: 'Noor', phone_0: '+32 470123456' },
    newsletter: {},
    communicationStatus: {},
    club: 7,
  });
});

test('RegistrationForm with plain keys sends, restores and refuses answers by qid, in rows too', async () => {
  const sections: readonly WireSection[] = [
    {
      title: 'Kamp',
      fields: [
        { qid: 'swims', type: 'checkbox', question: 'Iedereen zwemt' },
        {
          qid: 'kids',
          type: 'group',
          question: 'Wie?',
          required: 1,
          config: { repeat: { label: 'Kind' } },
          fields: [
            { qid: 'name', type: 'text', question: 'Naam', required: 1 },
            {
              qid: 'pool',
              type: 'text',
              question: 'Waar?',
              required: 1,
              visible_when: { qid: 'swims', equals: true },
            },
          ],
        },
      ],
    },
  ];
  const onSubmit = vi.fn(async () => {});
  await render(
    <ExampleForm
      sections={sections}
      plainKeys
      initialAnswers={{ kids: [{ name: 'Noor' }] }}
      onSubmit={onSubmit}
    />,
  );
  await userEvent.click(page.getByRole('checkbox', { name: /Iedereen zwemt/ }));
  await userEvent.click(submit());
  await expect.element(page.getByRole('textbox', { name: 'Waar?' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox', { name: 'Waar?' }), 'Gent');
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ qids: { swims: '1', kids: [{ name: 'Noor', pool: 'Gent' }] } }),
  );
});

test('RegistrationForm in StrictMode sends once when it is submitted several times', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  await render(
    <StrictMode>
      <ExampleForm sections={general} onSubmit={onSubmit} />
    </StrictMode>,
  );
  await userEvent.fill(firstName(), 'Noor');
  await userEvent.dblClick(submit());
  await expect.element(page.getByRole('button', { name: 'Bezig met versturen…' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
  await expect.element(submit()).toBeVisible();
});

test('RegistrationForm can be filled in and submitted by keyboard alone', async () => {
  const onSubmit = vi.fn(async () => {});
  const sections: readonly WireSection[] = [
    {
      title: 'Lessen',
      fields: [
        { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: 1 },
        {
          qid: 'level',
          nid: 0,
          type: 'radio',
          question: 'Niveau',
          options: ['Beginner', 'Gevorderd'],
          required: 1,
        },
        {
          qid: 'days',
          nid: 0,
          type: 'select_multiple',
          question: 'Dagen',
          options: ['ma', 'wo'],
          required: 1,
        },
        { qid: 'size', nid: 0, type: 'select', question: 'Maat', options: ['S', 'M'], required: 1 },
        { qid: 'swim', nid: 0, type: 'checkbox', question: 'Ik kan zwemmen', required: 1 },
      ],
    },
  ];
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} privacy={{ href: '/voorwaarden' }} />);
  await userEvent.keyboard('{Tab}Noor{Tab} {ArrowDown}{Tab} {Tab}{Tab}M{Tab} {Tab} {Tab}{Tab}{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      qids: { fname_0: 'Noor', level_0: 'Gevorderd', days_0: ['ma'], size_0: 'M', swim_0: '1' },
    }),
  );
});

test('RegistrationForm validates an answer when its field loses the focus, and not while the user types', async () => {
  await render(<ExampleForm sections={general} />);
  await userEvent.click(phone());
  await userEvent.keyboard('hello');
  expect(page.getByText('Dit is geen geldig telefoonnummer').query()).toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.element(phone()).toHaveAccessibleDescription('Dit is geen geldig telefoonnummer');
  await expect.element(phone()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(phone());
  await userEvent.keyboard('x');
  await expect.element(phone()).not.toHaveAttribute('aria-invalid');
});

test('RegistrationForm keeps a press on a button below a field that turns out to be wrong', async () => {
  const onInvalid = vi.fn();
  await render(<ExampleForm sections={general} onInvalid={onInvalid} />);
  await userEvent.fill(firstName(), 'Noor');
  await userEvent.fill(phone(), 'hello');
  await userEvent.click(submit(), { delay: 200 });
  await expect.poll(() => onInvalid.mock.calls.length).toBe(1);
});

test('RegistrationForm keeps a tap on a button below a field that turns out to be wrong', async () => {
  const onInvalid = vi.fn();
  await render(<ExampleForm sections={general} onInvalid={onInvalid} />);
  await userEvent.fill(firstName(), 'Noor');
  await userEvent.fill(phone(), 'hello');
  await tap(submit());
  await expect.poll(() => onInvalid.mock.calls.length).toBe(1);
});

test('RegistrationForm keeps a press on a button below an e-mail address that gets a correction suggested', async () => {
  const onSubmit = vi.fn(async () => {});
  const fields = [{ qid: 'mail', nid: 0, type: 'email', question: 'E-mailadres' }];
  await render(<ExampleForm sections={[{ title: 'Deelnemer', fields }]} onSubmit={onSubmit} />);
  await userEvent.fill(page.getByRole('textbox', { name: /^E-mailadres/ }), 'noor@gmial.com');
  await userEvent.click(submit(), { delay: 200 });
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('RegistrationForm stays usable and keeps the answers when sending fails', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const failure = new Error('server down');
  await render(
    <ExampleForm
      sections={general}
      onSubmit={async () => {
        throw failure;
      }}
    />,
  );
  await userEvent.fill(firstName(), 'Noor');
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert')).toHaveTextContent('Er is iets misgegaan');
  await expect.element(firstName()).toHaveValue('Noor');
  await expect.element(submit()).not.toHaveAttribute('aria-disabled');
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
});

test('RegistrationForm row 40: sends once when it is submitted twice at the same moment', async () => {
  const ref = createRef<RegistrationFormHandle>();
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={general} ref={ref} onSubmit={onSubmit} />);
  await userEvent.fill(firstName(), 'Noor');
  await Promise.all([ref.current?.submit(), ref.current?.submit()]);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('RegistrationForm keeps its state when the host renders again with equal content', async () => {
  const inline = () => <ExampleForm sections={structuredClone(general)} texts={{ submit: 'Bewaren' }} />;
  const screen = await render(inline());
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await screen.rerender(inline());
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(firstName()).toHaveAttribute('aria-invalid', 'true');
});

test('RegistrationForm keeps the typed answers when the host passes a new form', async () => {
  const screen = await render(<ExampleForm sections={general} />);
  await userEvent.fill(firstName(), 'Noor');
  await screen.rerender(<ExampleForm sections={[...general, { title: 'Nieuw', fields: [] }]} />);
  await expect.element(firstName()).toHaveValue('Noor');
});

test('RegistrationForm shows every text of a server as text, and never as markup', async () => {
  const hostile = '<img src=x onerror="document.title=1"> **vet** [a](javascript:1)';
  const sections: readonly WireSection[] = [
    {
      title: hostile,
      fields: [
        { qid: 'a', nid: 0, type: 'text', question: hostile, help: hostile, course_specific_info: hostile },
        { qid: 'b', nid: 0, type: 'radio', question: 'Kies', options: [hostile] },
      ],
    },
  ];
  const screen = await render(<ExampleForm sections={sections} />);
  await expect.element(screen.getByRole('heading', { name: hostile })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: hostile })).toBeVisible();
  expect(screen.container.querySelector('img, a, strong, script')).toBeNull();
});

test('RegistrationForm allows autofill only when people answer about themselves', async () => {
  const screen = await render(<ExampleForm sections={general} subject="self" />);
  await expect.element(firstName()).toHaveAttribute('autocomplete', 'given-name');
  await expect.element(phone()).toHaveAttribute('autocomplete', 'tel');
  await screen.rerender(<ExampleForm sections={general} subject="other" />);
  await expect.element(firstName()).toHaveAttribute('autocomplete', 'off');
});

test('RegistrationForm: reset also restores the newsletter choices and the agreement', async () => {
  const ref = createRef<RegistrationFormHandle>();
  await render(
    <ExampleForm
      sections={general}
      ref={ref}
      privacy={{ href: '/voorwaarden' }}
      newsletter={{ entries: [{ email: 'mama@example.be', status: 'unsubscribed' }] }}
    />,
  );
  const newsletter = page.getByRole('checkbox', { name: /^Ik wil de nieuwsbrief/ });
  const agreement = page.getByRole('checkbox', { name: /^Ik ga akkoord/ });
  await userEvent.click(newsletter);
  await userEvent.click(agreement);
  ref.current?.reset();
  await expect.element(newsletter).not.toBeChecked();
  await expect.element(agreement).not.toBeChecked();
});

test('RegistrationForm keeps the agreement and the visible course when the host passes a new form', async () => {
  const sections = (title: string): readonly WireSection[] => [
    ...general,
    { title, fields: [{ qid: 'level', nid: 12, type: 'text', question: 'Niveau' }] },
  ];
  const form = (title: string) => (
    <ExampleForm sections={sections(title)} privacy={{ href: '/voorwaarden' }} />
  );
  const screen = await render(form('Les'));
  await userEvent.click(page.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Vragen voor' }), 'Ballet');
  await screen.rerender(form('Lessen'));
  await expect.element(page.getByRole('heading', { name: 'Lessen' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Ik ga akkoord/ })).toBeChecked();
});

test('RegistrationForm offers options and requires answers as other answers decide', async () => {
  const onSubmit = vi.fn(async () => {});
  const sections: readonly WireSection[] = [
    {
      title: '',
      fields: [
        { qid: 'years', nid: 0, type: 'number', question: 'Jaren' },
        {
          qid: 'group',
          nid: 0,
          type: 'radio',
          question: 'Groep',
          options: ['Beginners', { value: 'Wedstrijd', visible_when: { qid: 'years', gte: 3 } }],
          required_when: { qid: 'years', gte: 3 },
        },
      ],
    },
  ];
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  const group = page.getByRole('radiogroup', { name: /^Groep/ });
  const competition = page.getByRole('radio', { name: 'Wedstrijd' });
  await expect.poll(() => group.element().textContent).toContain('(optioneel)');
  expect(competition.query()).toBeNull();
  await userEvent.fill(page.getByRole('textbox', { name: /^Jaren/ }), '3');
  await userEvent.click(competition);
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  // The chosen option goes with its condition: the answer stays, and is refused until another one is chosen.
  await userEvent.fill(page.getByRole('textbox', { name: /^Jaren/ }), '2');
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert').getByRole('link', { name: /Groep/ })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('radio', { name: 'Beginners' }));
  await userEvent.click(submit());
  await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
});
