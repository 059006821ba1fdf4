import { createRef, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireQuestion } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from './registration/exampleForm.tsx';
import { firstName, general, submit } from './registration/generalForm.ts';

const optional = [{ title: '', fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Naam' }] }];

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
