import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type {
  QuestionControlProps,
  QuestionView,
} from '#form-engine/src/questions/controls/questionView.tsx';
import { RegistrationFields } from '#form-engine/src/rjsf/theme.tsx';
import { createValidator } from '#form-engine/src/rjsf-validator.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm, ports } from '../../registration/exampleForm.tsx';

const people: WireQuestion = {
  qid: 'people',
  nid: 0,
  type: 'group',
  question: 'Wie komt er mee?',
  config: { repeat: { min: 1, max: 3, label: 'Deelnemer' } },
  fields: [
    { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: 1 },
    { qid: 'mail', nid: 0, type: 'email', question: 'E-mailadres' },
  ],
};
const sectionsOf = (...fields: readonly WireQuestion[]): readonly WireSection[] => [
  { title: 'Kamp', fields },
];
const sections = sectionsOf(people);
const stored = (...names: readonly string[]) =>
  sectionsOf({ ...people, answer: names.map((name) => ({ fname_0: name })) });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (n: number) => page.getByRole('group', { name: `Deelnemer ${n}`, exact: true });
const firstName = (n: number) => row(n).getByRole('textbox', { name: 'Voornaam' });
const rowLabels = () =>
  page
    .getByRole('group', { name: /^Deelnemer \d$/ })
    .elements()
    .map((element) => element.querySelector('legend')?.textContent);
const names = () =>
  [1, 2, 3].slice(0, rowLabels().length).map((n) => (firstName(n).element() as HTMLInputElement).value); // A text field.
const status = () => page.getByRole('status');

test('GroupRows draws the minimum number of rows, and sends a list of rows', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  await userEvent.fill(firstName(1), 'Noor');
  expect(button('Verwijder Deelnemer 1').query()).toBeNull();
  await userEvent.click(button('Versturen'));
  await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ qids: { people_0: [{ fname_0: 'Noor', mail_0: '' }] } }),
  );
});

test('GroupRows adds a row with the focus in it, up to the maximum', async () => {
  await render(<ExampleForm sections={sections} />);
  await userEvent.click(button('Deelnemer toevoegen'));
  await expect.element(firstName(2)).toHaveFocus();
  await expect.element(status()).toHaveTextContent('Deelnemer 2 is toegevoegd');
  await userEvent.click(button('Deelnemer toevoegen'));
  await expect.element(firstName(3)).toHaveFocus();
  expect(button('Deelnemer toevoegen').query()).toBeNull();
  await expect.element(page.getByText('Maximum bereikt')).toBeVisible();
  expect(rowLabels()).toEqual(['Deelnemer 1', 'Deelnemer 2', 'Deelnemer 3']);
});

test('GroupRows removes a row, and puts it back with its answers by keyboard', async () => {
  await render(<ExampleForm sections={stored('Noor', 'Jef', 'Mia')} />);
  await userEvent.fill(firstName(2), 'Joris');
  await userEvent.click(button('Verwijder Deelnemer 2'));
  await expect.element(button('Zet Deelnemer 2 terug')).toHaveFocus();
  await expect.element(status()).toHaveTextContent('Deelnemer 2 is verwijderd');
  expect(names()).toEqual(['Noor', 'Mia']);
  await userEvent.keyboard('{Enter}');
  await expect.element(firstName(2)).toHaveFocus();
  await expect.element(status()).toHaveTextContent('Deelnemer 2 staat er weer');
  expect(names()).toEqual(['Noor', 'Joris', 'Mia']);
});

test('GroupRows offers no way back for a removed row while the maximum is reached', async () => {
  await render(<ExampleForm sections={stored('Noor', 'Jef', 'Mia')} />);
  await userEvent.click(button('Verwijder Deelnemer 3'));
  await userEvent.click(button('Deelnemer toevoegen'));
  await expect.element(firstName(3)).toHaveFocus();
  expect(button('Zet Deelnemer 3 terug').query()).toBeNull();
});

test('GroupRows moves a row by keyboard, and keeps the focus on its button or on the opposite one', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={stored('Noor', 'Jef', 'Mia')} onSubmit={onSubmit} />);
  expect(button('Verplaats Deelnemer 1 naar boven').query()).toBeNull();
  expect(button('Verplaats Deelnemer 3 naar beneden').query()).toBeNull();
  await userEvent.click(button('Verplaats Deelnemer 3 naar boven'));
  await expect.element(button('Verplaats Deelnemer 2 naar boven')).toHaveFocus();
  await expect.element(status()).toHaveTextContent('Deelnemer 3 is nu Deelnemer 2');
  expect(names()).toEqual(['Noor', 'Mia', 'Jef']);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Verplaats Deelnemer 1 naar beneden')).toHaveFocus();
  expect(names()).toEqual(['Mia', 'Noor', 'Jef']);
  await userEvent.click(button('Versturen'));
  await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      qids: { people_0: ['Mia', 'Noor', 'Jef'].map((fname_0) => ({ fname_0, mail_0: '' })) },
    }),
  );
});

test('GroupRows shows problems in their rows, and the summary names the row and leads to its field', async () => {
  await render(<ExampleForm sections={stored('Noor', '', 'Mia')} />);
  await userEvent.fill(row(3).getByRole('textbox', { name: /^E-mail/ }), 'mia@');
  await userEvent.click(button('Versturen'));
  await expect.element(firstName(2)).toHaveFocus();
  await expect.element(firstName(2)).toHaveAccessibleDescription('Vul dit veld in');
  const links = page.getByRole('alert').getByRole('link');
  const texts = () => links.elements().map(({ textContent }) => textContent);
  expect(texts()).toEqual([
    'Deelnemer 2 – Voornaam: Vul dit veld in',
    'Deelnemer 3 – E-mailadres: Vul een geldig e-mailadres in',
  ]);
  await userEvent.click(links.nth(1));
  await expect.element(row(3).getByRole('textbox', { name: /^E-mail/ })).toHaveFocus();
  // The problem goes along with its row.
  await userEvent.click(button('Verplaats Deelnemer 3 naar boven'));
  await expect
    .poll(texts)
    .toEqual([
      'Deelnemer 3 – Voornaam: Vul dit veld in',
      'Deelnemer 2 – E-mailadres: Vul een geldig e-mailadres in',
    ]);
  await userEvent.fill(firstName(3), 'Jef');
  await expect.poll(texts).toEqual(['Deelnemer 2 – E-mailadres: Vul een geldig e-mailadres in']);
  await userEvent.click(button('Verwijder Deelnemer 2'));
  await expect.poll(() => page.getByRole('alert').query()).toBeNull();
});

test('GroupRows checks a field of a row when it is left', async () => {
  await render(<ExampleForm sections={sections} />);
  const mail = row(1).getByRole('textbox', { name: /^E-mail/ });
  await userEvent.fill(mail, 'noor@');
  await userEvent.tab();
  await expect.element(mail).toHaveAccessibleDescription('Vul een geldig e-mailadres in');
});

test('GroupRows shows what a server refuses in a row at its field, and of a missing row at the group', async () => {
  const refusal = { label: 'Voornaam', rule: 'format', severity: 'error', key: 'people_0' } as const;
  const onSubmit = vi.fn(async () => ({
    problems: [
      { ...refusal, path: ['1', 'fname_0'], message: 'Deze naam kennen we' },
      { ...refusal, path: ['9', 'fname_0'], message: 'Iets anders' },
    ],
  }));
  await render(<ExampleForm sections={stored('Noor', 'Jef')} onSubmit={onSubmit} />);
  await userEvent.click(button('Versturen'));
  await expect.element(firstName(2)).toHaveAccessibleDescription('Deze naam kennen we');
  await expect
    .element(page.getByRole('group', { name: /^Wie komt er mee/ }))
    .toHaveAccessibleDescription('Iets anders');
});

test('GroupRows asks for a row where one is required, and the button to add gets the focus', async () => {
  const optional = { ...people, config: { repeat: { label: 'Deelnemer' } } };
  const agree: WireQuestion = { qid: 'camp', nid: 0, type: 'checkbox', question: 'We gaan op kamp' };
  const when = { ...optional, required_when: { qid: 'camp', equals: '1' } };
  await render(<ExampleForm sections={sectionsOf(agree, when)} />);
  await userEvent.click(page.getByRole('checkbox', { name: /^We / }));
  await userEvent.click(button('Versturen'));
  await expect.element(button('Deelnemer toevoegen')).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: /^Wie komt er mee/ }))
    .toHaveAccessibleDescription('Voeg er minstens één toe');
});

test('GroupRows asks questions of a row by answers in the row and outside the group', async () => {
  const bus: WireQuestion = { qid: 'bus', nid: 0, type: 'checkbox', question: 'We nemen de bus' };
  const [name, mail] = people.fields ?? [];
  const group = {
    ...people,
    fields: [
      ...(name ? [name] : []),
      ...(mail ? [{ ...mail, visible_when: { qid: 'fname', equals: 'Noor' } }] : []),
      { qid: 'stop', nid: 0, type: 'text', question: 'Halte', visible_when: { qid: 'bus', equals: '1' } },
    ],
    answer: [{ fname_0: 'Noor' }, { fname_0: 'Jef' }],
  };
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sectionsOf(bus, group)} onSubmit={onSubmit} />);
  await expect.element(row(1).getByRole('textbox', { name: /^E-mail/ })).toBeVisible();
  expect(
    row(2)
      .getByRole('textbox', { name: /^E-mail/ })
      .query(),
  ).toBeNull();
  expect(page.getByRole('textbox', { name: /^Halte/ }).query()).toBeNull();
  await userEvent.click(page.getByRole('checkbox', { name: /^We / }));
  await userEvent.fill(row(2).getByRole('textbox', { name: /^Halte/ }), 'Kerk');
  await userEvent.click(button('Deelnemer toevoegen'));
  await expect.element(row(3).getByRole('textbox', { name: /^Halte/ })).toBeVisible();
  await userEvent.click(button('Verwijder Deelnemer 3'));
  await userEvent.click(button('Versturen'));
  await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      qids: {
        bus_0: '1',
        people_0: [
          { fname_0: 'Noor', mail_0: '', stop_0: '' },
          { fname_0: 'Jef', stop_0: 'Kerk' },
        ],
      },
    }),
  );
});

test('GroupRows renders one field per key, with 50 rows of 10 questions', async () => {
  const rendered: string[] = [];
  const counting: QuestionView = {
    labelling: 'label',
    Control: ({ id, value, onChange }: QuestionControlProps) => {
      rendered.push(id);
      return <input id={id} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
    },
    answerText: String,
  };
  const many: WireQuestion = {
    ...people,
    config: { repeat: { label: 'Deelnemer' } },
    fields: Array.from({ length: 10 }, (_, n) => ({ qid: n, nid: 0, type: 'text', question: `Vraag ${n}` })),
    answer: Array.from({ length: 50 }, () => ({})),
  };
  const commits = vi.fn();
  await render(
    <Profiler id="form" onRender={commits}>
      <ExampleForm sections={sectionsOf(many)} views={{ text: counting }} onChange={() => {}} />
    </Profiler>,
  );
  const field = row(37).getByRole('textbox', { name: /^Vraag 7/ });
  await userEvent.click(field);
  await userEvent.keyboard('N');
  rendered.length = 0;
  commits.mockClear();
  await userEvent.keyboard('oor');
  expect(rendered).toEqual(Array(3).fill(field.element().id));
  expect(commits).toHaveBeenCalledTimes(3);
  rendered.length = 0;
  await userEvent.click(button('Verplaats Deelnemer 37 naar boven'));
  await expect.element(button('Verplaats Deelnemer 36 naar boven')).toHaveFocus();
  expect(rendered).toEqual([]);
});

test('GroupRows draws groups in a row, each with problems of its own', async () => {
  const kids: WireQuestion = {
    qid: 'kids',
    nid: 0,
    type: 'group',
    question: 'Kinderen',
    config: { repeat: { label: 'Kind' } },
    fields: [{ qid: 'age', nid: 0, type: 'number', question: 'Leeftijd', required: 1 }],
  };
  const onSubmit = vi.fn(async () => {});
  const group = { ...people, fields: [kids], answer: [{ kids_0: [] }, { kids_0: [{}] }] };
  await render(<ExampleForm sections={sectionsOf(group)} onSubmit={onSubmit} />);
  await userEvent.click(row(2).getByRole('button', { name: 'Kind toevoegen' }));
  const age = (n: number) =>
    row(2)
      .getByRole('group', { name: `Kind ${n}`, exact: true })
      .getByRole('textbox', { name: 'Leeftijd' });
  await userEvent.fill(age(1), '8');
  await userEvent.click(button('Versturen'));
  await expect.element(age(2)).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Deelnemer 2 – Kind 2 – Leeftijd: Vul dit veld in' }))
    .toBeVisible();
  await userEvent.fill(age(2), '10');
  await userEvent.click(button('Versturen'));
  await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      qids: { people_0: [{ kids_0: [] }, { kids_0: [{ age_0: '8' }, { age_0: '10' }] }] },
    }),
  );
});

test('GroupRows restores a draft with its rows', async () => {
  const drafts = {
    load: async () => ({ people_0: [{ fname_0: 'Noor' }, { fname_0: 'Jef' }] }),
    save: async () => {},
    remove: vi.fn(async () => {}),
  };
  await render(<ExampleForm sections={sections} ports={{ ...ports, drafts }} draftKey="kamp" />);
  await expect.element(page.getByText('Concept hersteld')).toBeVisible();
  await expect.poll(names).toEqual(['Noor', 'Jef']);
  await userEvent.click(button('Wis wat je invulde'));
  await expect.poll(names).toEqual(['']);
});

test('GroupRows has no buttons in a form that can only be read', async () => {
  await render(<ExampleForm sections={stored('Noor')} mode="read" />);
  await expect.element(firstName(1)).toHaveAttribute('readonly');
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('the review and the printed form list the rows of a group', async () => {
  const { rerender } = await render(<ExampleForm sections={stored('Noor', 'Jef')} mode="review" />);
  const texts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(texts)
    .toEqual([
      'Deelnemer 1VoornaamNoorE-mailadresNiet ingevuld',
      'Deelnemer 2VoornaamJefE-mailadresNiet ingevuld',
    ]);
  await rerender(<ExampleForm sections={stored('Noor', 'Jef')} mode="print" />);
  await expect
    .poll(texts)
    .toEqual([
      'Deelnemer 1VoornaamNoorE-mailadres (optioneel)',
      'Deelnemer 2VoornaamJefE-mailadres (optioneel)',
    ]);
  await rerender(<ExampleForm sections={sections} mode="print" />);
  await expect.poll(texts).toEqual(['Deelnemer 1VoornaamE-mailadres (optioneel)']);
});

test('a stock rjsf form draws the rows of a group with its own buttons, and checks them', async () => {
  const form = compileForm(stored('Noor'));
  const onSubmit = vi.fn();
  await render(
    <RegistrationFields
      schema={form.schema}
      uiSchema={form.uiSchema}
      validator={createValidator(form)}
      formData={{ people_0: [{ fname_0: 'Noor' }, {}] }}
      onSubmit={({ formData }) => onSubmit(formData)}
      onError={() => {}}
    />,
  );
  const second = page.getByRole('textbox', { name: 'Voornaam' }).nth(1);
  await userEvent.click(button('Versturen'));
  await expect.element(second).toHaveAccessibleDescription('Vul dit veld in');
  await userEvent.fill(second, 'Jef');
  await userEvent.click(button('Versturen'));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ people_0: [{ fname_0: 'Noor' }, { fname_0: 'Jef' }] });
});
