import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationPayload } from '#form-engine/src/answers/registrationPayload.ts';
import type { PlainQuestion } from '#form-engine/src/questions/samples/samples.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../registration/exampleForm.tsx';
import { manyOptions, one, submit } from './hostileForm.ts';

test('row 19: a question with any qid is shown, labelled, described and sent', async () => {
  const qids = ['__proto__', 'constructor', 'toString', 'een woord', 'een.punt', `'"`, 'a/b~c', '#a'];
  const onSubmit = vi.fn(async (_payload: RegistrationPayload) => {});
  const sections: readonly WireSection[] = [
    {
      title: 'Gegevens',
      fields: qids.map((qid, n) => ({
        qid,
        nid: 0,
        type: 'email',
        question: `Adres ${n}.`,
        help: `Hulp ${n}.`,
      })),
    },
  ];
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  for (const [n, qid] of qids.entries()) {
    const input = page.getByRole('textbox', { name: new RegExp(`Adres ${n}\\.`) });
    await userEvent.fill(input, 'jan@');
    await userEvent.click(page.getByRole('heading', { name: 'Gegevens' }));
    await expect
      .element(input, { message: qid })
      .toHaveAccessibleDescription(`Hulp ${n}. Vul een geldig e-mailadres in`);
    await userEvent.fill(input, 'jan@example.org');
  }
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  const [[payload] = []] = onSubmit.mock.calls;
  expect(Object.entries(payload?.qids ?? {})).toEqual(qids.map((qid) => [`${qid}_0`, 'jan@example.org']));
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('row 20: of two questions with one key only one is shown', async () => {
  const question = { qid: '1', nid: 0, type: 'text' };
  await render(
    <ExampleForm
      sections={[
        { title: 'A', fields: [{ ...question, question: 'Eerste' }] },
        { title: 'B', fields: [{ ...question, question: 'Tweede' }] },
      ]}
    />,
  );
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName(/Eerste/);
  expect(page.getByText('Tweede').query()).toBeNull();
});

test('row 24: an ambiguous answer is shown as it is stored, and must be given again', async () => {
  const onSubmit = vi.fn(async () => {});
  const sections = one({ type: 'select_multiple', options: ['a', 'b', 'a,b'], answer: 'a,b' });
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  await expect.element(page.getByRole('checkbox', { name: 'a,b' })).toBeChecked();
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Dit is geen geldige waarde/);
  expect(onSubmit).not.toHaveBeenCalled();
});

const sameLabels = { eerste: 'Zelfde', tweede: 'Zelfde' };
test.each(['radio', 'select_multiple'])(
  'row 25: of two options with one label the second can be chosen in a %s',
  async (type) => {
    const onSubmit = vi.fn(async () => {});
    await render(<ExampleForm sections={one({ type, options: sameLabels })} onSubmit={onSubmit} />);
    const role = type === 'radio' ? 'radio' : 'checkbox';
    await userEvent.click(page.getByRole(role, { name: 'Zelfde' }).nth(1));
    await userEvent.click(submit());
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ qids: { q_0: type === 'radio' ? 'tweede' : ['tweede'] } }),
    );
  },
);

test('row 25: of two options with one label the second can be chosen in a select', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ type: 'select', options: sameLabels })} onSubmit={onSubmit} />);
  await userEvent.selectOptions(page.getByRole('combobox'), 'tweede');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'tweede' } }));
});

test('row 25: of two options with one label the second can be chosen in a long list', async () => {
  const onSubmit = vi.fn(async () => {});
  const options = {
    ...sameLabels,
    ...Object.fromEntries(manyOptions(20).map((label, n) => [`k${n}`, label])),
  };
  await render(<ExampleForm sections={one({ type: 'select', options })} onSubmit={onSubmit} />);
  await userEvent.click(page.getByRole('combobox', { name: /Vraag/ }));
  await userEvent.click(page.getByRole('option', { name: 'Zelfde' }).nth(1));
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'tweede' } }));
});

test.each(['select', 'select_multiple'])(
  'row 26: a %s with 5,000 options shows ten of them, and finds each by searching',
  async (type) => {
    const onSubmit = vi.fn(async () => {});
    await render(<ExampleForm sections={one({ type, options: manyOptions(5_000) })} onSubmit={onSubmit} />);
    const box = page.getByRole('combobox', { name: type === 'select' ? /Vraag/ : /./ });
    await userEvent.click(box);
    await expect.poll(() => page.getByRole('option').elements().length).toBe(11);
    await userEvent.fill(box, 'optie 4321');
    await userEvent.click(page.getByRole('option', { name: 'optie 4321' }));
    await userEvent.click(submit());
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ qids: { q_0: type === 'select' ? 'optie 4321' : ['optie 4321'] } }),
    );
  },
);

test('row 26: the option 0 is an answer', async () => {
  const onSubmit = vi.fn(async () => {});
  const sections = one({ type: 'select', options: ['0', '1'], required: 1 });
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  await userEvent.selectOptions(page.getByRole('combobox'), '0');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: '0' } }));
});

const offered: readonly (readonly [name: string, fields: PlainQuestion])[] = [
  ['radio', { type: 'radio', options: ['a', 'b'], answer: 'Weg' }],
  ['select', { type: 'select', options: ['a', 'b'], answer: 'Weg' }],
  ['long select', { type: 'select', options: manyOptions(20), answer: 'Weg' }],
  ['select of several', { type: 'select_multiple', options: ['a', 'b'], answer: ['Weg'] }],
  ['long select of several', { type: 'select_multiple', options: manyOptions(20), answer: ['Weg'] }],
  ['nationality', { type: 'nationality', answer: 'Weg' }],
  ['rating', { type: 'rating', answer: 'Weg' }],
];

test.each(offered)(
  'row 27: an answer that is no longer offered is marked as such in a %s, and is refused',
  async (_name, fields) => {
    const onSubmit = vi.fn(async () => {});
    const { container } = await render(<ExampleForm sections={one(fields)} onSubmit={onSubmit} />);
    const texts = () =>
      [...container.querySelectorAll('input')].map(({ value }) => value).join(' ') + container.textContent;
    await expect.poll(texts).toContain('Weg (niet meer beschikbaar)');
    await userEvent.click(submit());
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Dit is geen geldige waarde voor dit veld\./);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('row 27: an answer that is no longer offered disappears when it is cleared', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(
    <ExampleForm
      sections={one({ type: 'select_multiple', options: ['a', 'b'], answer: ['Weg', 'a'] })}
      onSubmit={onSubmit}
    />,
  );
  await userEvent.click(page.getByRole('checkbox', { name: /^Weg/ }));
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: ['a'] } }));
});
