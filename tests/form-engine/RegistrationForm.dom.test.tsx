import { createRef, type FormEvent, StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from './registration/exampleForm.tsx';
import { firstName, general, submit } from './registration/generalForm.ts';
import { tap } from './support/tap.ts';

const optional = [{ title: '', fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Naam' }] }];
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

test('RegistrationForm gives its answers, resets and submits through its ref', async () => {
  const ref = createRef<RegistrationFormHandle>();
  const onSubmit = vi.fn(async () => {});
  const onChange = vi.fn();
  await render(<ExampleForm sections={general} ref={ref} onSubmit={onSubmit} onChange={onChange} />);
  await userEvent.fill(firstName(), 'Noor');
  expect(ref.current?.getAnswers()).toEqual({ fname_0: 'Noor' });
  expect(onChange).toHaveBeenLastCalledWith({ fname_0: 'Noor' });
  await ref.current?.submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  ref.current?.reset();
  await expect.element(firstName()).toHaveValue('');
});

test('RegistrationForm takes answers and problems from its host, as if somebody typed and sent them', async () => {
  const ref = createRef<RegistrationFormHandle>();
  const fields: readonly WireQuestion[] = [
    { qid: 'level', nid: 0, type: 'radio', question: 'Niveau', options: ['b', 'g'] },
    {
      ...{ qid: 'since', nid: 0, type: 'text', question: 'Sinds', required: 1 },
      visible_when: { qid: 'level', equals: 'g' },
    },
    { qid: 'twice', nid: 0, type: 'computed', question: 'Dubbel', config: { expression: { count: 'kids' } } },
    {
      ...{ qid: 'kids', nid: 0, type: 'group', question: 'Wie?', required: 1 },
      fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Naam', required: 1 }],
    },
  ];
  const onChange = vi.fn();
  await render(<ExampleForm sections={[{ title: '', fields }]} ref={ref} onChange={onChange} />);
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert').getByRole('link', { name: /Naam/ })).toBeVisible();
  ref.current?.setAnswer('level_0', 'g');
  await expect.element(page.getByRole('textbox', { name: 'Sinds' })).toBeVisible();
  ref.current?.setAnswer('kids_0', [{ name_0: 'Noor' }, { name_0: '' }]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  ref.current?.setAnswer('twice_0', '9');
  ref.current?.setAnswer('@agreement', true);
  ref.current?.setAnswer('other_0', 'x');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(ref.current?.getData().qids).toEqual({
    ...{ level_0: 'g', since_0: '', twice_0: '2' },
    kids_0: [{ name_0: 'Noor' }, { name_0: '' }],
  });
  const problem = { label: '', rule: 'context', severity: 'error' } as const;
  ref.current?.setProblems([{ ...problem, key: 'kids_0', path: ['1', 'name_0'], message: 'Wie is dit?' }]);
  const second = page.getByRole('textbox', { name: 'Naam' }).nth(1);
  await expect.element(second).toHaveAccessibleDescription('Wie is dit?');
  await expect.element(second).toHaveFocus();
  ref.current?.setProblems([]);
  await expect.element(second).not.toHaveAccessibleDescription();
});

test('RegistrationForm focuses the question that its host names, on another step too', async () => {
  const ref = createRef<RegistrationFormHandle>();
  const ask = (qid: string) => [{ qid, nid: 0, type: 'text', question: qid }];
  const sections = [
    { title: 'Een', step: true, fields: ask('first') },
    { title: 'Twee', step: true, fields: ask('second') },
  ];
  await render(<ExampleForm sections={sections} ref={ref} />);
  ref.current?.focusField('second_0');
  await expect.element(page.getByRole('textbox', { name: /^second/ })).toHaveFocus();
});

test('RegistrationForm in a portal sends without the form around it, and the other way round', async () => {
  const sent = vi.fn();
  const told = (who: string) => (event: FormEvent) => {
    event.preventDefault();
    sent(who);
  };
  const inner = createPortal(
    <form onSubmit={told('inner')}>
      <button type="submit">Binnen</button>
    </form>,
    document.body,
  );
  await render(
    <form onSubmit={told('outer')}>
      {createPortal(
        <ExampleForm sections={optional} onSubmit={() => sent('engine')}>
          {inner}
        </ExampleForm>,
        document.body,
      )}
    </form>,
  );
  await userEvent.type(page.getByRole('textbox', { name: /^Naam/ }), 'Noor{Enter}');
  await expect.poll(() => sent.mock.calls).toEqual([['engine']]);
  await userEvent.click(page.getByRole('button', { name: 'Binnen' }));
  // React has the same event go on to the forms around, of which only the host's own take it.
  expect(sent.mock.calls).toEqual([['engine'], ['inner'], ['outer']]);
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

test('RegistrationForm shows the actions of the host instead of its own submit button', async () => {
  const onSubmit = vi.fn(async () => {});
  const screen = await render(
    <>
      <ExampleForm sections={general} id="inschrijving" onSubmit={onSubmit}>
        <p>Onderaan</p>
      </ExampleForm>
      <button type="submit" form="inschrijving">
        Verder · € 185,00
      </button>
    </>,
  );
  expect(submit().query()).toBeNull();
  await userEvent.fill(firstName(), 'Noor');
  await userEvent.click(screen.getByRole('button', { name: 'Verder · € 185,00' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
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

test('RegistrationForm: prepare checks the form and leaves the sending to the host', async () => {
  const form = createRef<RegistrationFormHandle>();
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm ref={form} sections={general} onSubmit={onSubmit} />);
  expect(await form.current?.prepare()).toBeUndefined();
  await expect.element(firstName()).toHaveFocus();
  await userEvent.fill(firstName(), 'Noor');
  const prepared = await form.current?.prepare();
  expect(prepared?.payload.qids).toMatchObject({ fname_0: 'Noor' });
  // The form counts as being sent until the host says how it ended.
  await expect.element(page.getByRole('button', { name: 'Bezig met versturen…' })).toBeVisible();
  expect(await form.current?.prepare()).toBeUndefined();
  const problem = { key: 'fname_0', path: [], label: '', rule: 'format', severity: 'error' } as const;
  prepared?.finish({ problems: [{ ...problem, message: 'Deze naam kennen we' }] });
  await expect.element(submit()).toBeVisible();
  await expect.element(page.getByText('Deze naam kennen we').first()).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
