import '../../form-engine/src/styles.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationPayload } from '../../form-engine/src/answers/registrationPayload.ts';
import type { KindName } from '../../form-engine/src/headless.ts';
import type { Ports } from '../../form-engine/src/ports.ts';
import type { WireQuestion, WireSection } from '../../form-engine/src/sections/wireSection.ts';
import { ExampleForm, ports } from './registration/exampleForm.tsx';

type Fields = Omit<WireQuestion, 'qid' | 'nid' | 'question'>;

const manyOptions = (count: number) => Array.from({ length: count }, (_, n) => `optie ${n + 1}`);

const address = {
  street: 'Kerkstraat',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};

/** A question of each kind, and how an answer that is `text` is stored. */
const kinds: Readonly<Record<KindName, { fields: Fields; stored?: (text: string) => unknown }>> = {
  text: { fields: { type: 'text' } },
  textarea: { fields: { type: 'textarea' } },
  email: { fields: { type: 'email' } },
  phone: { fields: { type: 'phone' } },
  birthdate: { fields: { type: 'text', default_key: 'birthdate' } },
  address: { fields: { type: 'address' }, stored: (text) => ({ ...address, street: text }) },
  radio: { fields: { type: 'radio', options: ['a', 'b'] } },
  select: { fields: { type: 'select', options: ['a', 'b'] } },
  select_multiple: { fields: { type: 'select_multiple', options: ['a', 'b'] }, stored: (text) => [text] },
  nationality: { fields: { type: 'nationality' } },
  number: { fields: { type: 'number' } },
  national_number: { fields: { type: 'text', default_key: 'national_insurance_number' } },
  file: { fields: { type: 'file' } },
  image: { fields: { type: 'image' } },
  checkbox: { fields: { type: 'checkbox' } },
  unknown: { fields: { type: 'rating' } },
};

/** Every kind with the same text wherever a server could put one. */
function hostileSections(text: string): readonly WireSection[] {
  const fields = Object.entries(kinds).map(
    ([kind, { fields: own, stored = (value: string) => value }]): WireQuestion => ({
      ...own,
      ...(Array.isArray(own.options) && { options: { a: text, b: `${text} b` } }),
      qid: kind,
      nid: 0,
      question: `${kind} ${text}`,
      help: text,
      placeholder: text,
      course_specific_info: text,
      answer: stored(text),
    }),
  );
  return [{ title: text, fields }];
}

const submit = () => page.getByRole('button', { name: 'Versturen' });
const one = (question: Fields & { readonly question?: string }): readonly WireSection[] => [
  { title: 'Gegevens', fields: [{ question: 'Vraag', ...question, qid: 'q', nid: 0 }] },
];

/** As a paste of so much does: one event, and no key for each character. */
function enter(element: Element, text: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error('only an input can be filled');
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

for (const mode of ['edit', 'read', 'review'] as const) {
  test(`row 15: markup is shown as text in the ${mode} view, whoever wrote it`, async () => {
    const markup = '<img src=x onerror="window.hacked = true"><b>vet</b>';
    const { container } = await render(
      <ExampleForm
        sections={hostileSections(markup)}
        mode={mode}
        courses={[{ nid: 12, title: markup }]}
        privacy={{ href: '/voorwaarden' }}
        newsletter={{
          entries: [{ email: markup, status: 'subscribed' }],
          custom: { label: markup, question: markup, newsletter: { help: markup } },
        }}
        onSubmit={async () => ({
          problems: [
            { key: 'text_0', path: [], label: markup, rule: 'format', message: markup, severity: 'error' },
          ],
        })}
      />,
    );
    await expect.element(page.getByRole('heading', { name: markup }).first()).toBeVisible();
    if (mode === 'edit') {
      await userEvent.click(submit());
      await expect.element(page.getByRole('alert')).toBeVisible();
    }
    expect(container.querySelector('img[onerror], b')).toBeNull();
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
  });

  test(`row 16: {{7*7}} is no formula in the ${mode} view`, async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it must stay one
    const template = '{{7*7}} ${7*7} {label}';
    const { container } = await render(<ExampleForm sections={hostileSections(template)} mode={mode} />);
    await expect.element(page.getByRole('heading', { name: template }).first()).toBeVisible();
    await expect.element(page.getByText(`text ${template}`, { exact: true })).toBeVisible();
    // +49 and +249 are dial codes.
    expect(container.textContent).not.toMatch(/(?<!\+2?)49/);
  });
}

test('row 15: what a refused server says is shown as text', async () => {
  const markup = '<img src=x onerror="window.hacked = true">';
  const { container } = await render(
    <ExampleForm
      sections={one({ type: 'text' })}
      onSubmit={async () => ({
        problems: [
          { key: 'q_0', path: [], label: 'Vraag', rule: 'format', message: markup, severity: 'error' },
        ],
      })}
    />,
  );
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert')).toMatchTextContent(/<img src=x/);
  await expect.element(page.getByRole('textbox', { name: /Vraag/ })).toHaveAccessibleDescription(markup);
  expect(container.querySelector('img')).toBeNull();
  expect(Reflect.get(window, 'hacked')).toBeUndefined();
});

test.each([
  ['text', 'textbox', 'محمد'],
  ['textarea', 'textbox', 'محمد'],
] as const)('row 6: Arabic in a %s is shown from right to left', async (type, role, name) => {
  const screen = await render(<ExampleForm sections={one({ type, answer: name })} />);
  const input = page.getByRole(role, { name: /Vraag/ });
  await expect.element(input).toHaveValue(name);
  expect(getComputedStyle(input.element()).direction).toBe('rtl');
  await screen.rerender(<ExampleForm sections={one({ type, answer: name })} mode="review" />);
  await expect.element(page.getByText(name)).toBeVisible();
  expect(getComputedStyle(page.getByText(name).element()).direction).toBe('rtl');
});

test('row 6: Arabic in the street of an address is shown from right to left', async () => {
  await render(<ExampleForm sections={one({ type: 'address', answer: { ...address, street: 'شارع' } })} />);
  const street = page.getByRole('textbox', { name: /Straat/ });
  await expect.element(street).toHaveValue('شارع');
  expect(getComputedStyle(street.element()).direction).toBe('rtl');
});

test('row 9: an answer that turns the direction of writing cannot turn what stands beside it', async () => {
  await render(
    <ExampleForm
      sections={[
        {
          title: 'A',
          fields: [{ qid: 'q', nid: 0, type: 'text', question: 'Vraag', answer: '\u202egpj.exe' }],
        },
      ]}
      mode="review"
    />,
  );
  const shown = page.getByText(/gpj\.exe/);
  await expect.element(shown).toBeVisible();
  expect(getComputedStyle(shown.element()).unicodeBidi).toBe('isolate');
});

/** The kinds that one types in, and which of their inputs takes the text. */
const typed: readonly (readonly [kind: KindName, name: RegExp])[] = [
  ['text', /Vraag/],
  ['textarea', /Vraag/],
  ['email', /Vraag/],
  ['phone', /Vraag/],
  ['birthdate', /Vraag/],
  ['number', /Vraag/],
  ['national_number', /Vraag/],
  ['address', /Straat/],
];

// Most of the time is Chromium's own, laying out a line of 10 MB.
test.each(typed)(
  'row 12: 10 MB pasted into a %s leaves the page usable',
  { timeout: 60_000 },
  async (kind, name) => {
    const onSubmit = vi.fn(async () => {});
    const sections: readonly WireSection[] = [
      {
        title: 'Gegevens',
        fields: [
          { ...kinds[kind].fields, qid: 'q', nid: 0, question: 'Vraag' },
          { type: 'text', qid: 'other', nid: 0, question: 'Andere' },
        ],
      },
    ];
    await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
    const input = page.getByRole('textbox', { name });
    await expect.element(input, { timeout: 10_000 }).toBeVisible();
    const element = input.element();
    if (element instanceof HTMLElement) element.focus();
    enter(element, `+32 ${'04 é'.repeat(2_500_000)}`);
    if (element instanceof HTMLElement) element.blur();
    enter(element, '');
    await userEvent.fill(page.getByRole('textbox', { name: /Andere/ }), 'nog altijd');
    await userEvent.click(submit());
    await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
  },
);

test('row 19: any qid is drawn, labelled, explained and sent', async () => {
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
  await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
  const [[payload] = []] = onSubmit.mock.calls;
  expect(Object.entries(payload?.qids ?? {})).toEqual(qids.map((qid) => [`${qid}_0`, 'jan@example.org']));
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('row 20: of two questions with one key one is drawn', async () => {
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

test('row 24: an answer that can be read in two ways is shown as it is and asked again', async () => {
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
    await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
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
  await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
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
  await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'tweede' } }));
});

test.each(['select', 'select_multiple'])(
  'row 26: of 5,000 options ten are shown, and all are found, in a %s',
  async (type) => {
    const onSubmit = vi.fn(async () => {});
    await render(<ExampleForm sections={one({ type, options: manyOptions(5_000) })} onSubmit={onSubmit} />);
    const box = page.getByRole('combobox', { name: type === 'select' ? /Vraag/ : /./ });
    await userEvent.click(box);
    await expect.poll(() => page.getByRole('option').elements().length).toBe(11);
    await userEvent.fill(box, 'optie 4321');
    await userEvent.click(page.getByRole('option', { name: 'optie 4321' }));
    await userEvent.click(submit());
    await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
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
  await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: '0' } }));
});

const offered: readonly (readonly [name: string, fields: Fields])[] = [
  ['radio', { type: 'radio', options: ['a', 'b'], answer: 'Weg' }],
  ['select', { type: 'select', options: ['a', 'b'], answer: 'Weg' }],
  ['long select', { type: 'select', options: manyOptions(20), answer: 'Weg' }],
  ['select of several', { type: 'select_multiple', options: ['a', 'b'], answer: ['Weg'] }],
  ['long select of several', { type: 'select_multiple', options: manyOptions(20), answer: ['Weg'] }],
  ['nationality', { type: 'nationality', answer: 'Weg' }],
];

test.each(offered)(
  'row 27: an answer that is no longer offered is shown as such in a %s, and is wrong',
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

test('row 27: such an answer is gone when it is cleared', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(
    <ExampleForm
      sections={one({ type: 'select_multiple', options: ['a', 'b'], answer: ['Weg', 'a'] })}
      onSubmit={onSubmit}
    />,
  );
  await userEvent.click(page.getByRole('checkbox', { name: /^Weg/ }));
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: ['a'] } }));
});

test.each(['0032 470 12 34 56', '+32 0470 12 34 56', '+32 470 12 34 56', '0470/12.34.56'])(
  'row 34: %s becomes the stored form when it is pasted',
  async (text) => {
    const onSubmit = vi.fn(async () => {});
    await render(<ExampleForm sections={one({ type: 'phone' })} onSubmit={onSubmit} />);
    const input = page.getByRole('textbox', { name: /Vraag/ });
    await userEvent.click(input);
    await expect.element(input).toHaveFocus();
    document.execCommand('insertText', false, text);
    await userEvent.click(submit());
    await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: '+32 470123456' } }));
  },
);

test('row 36: a likely typo is a suggestion, and may be sent', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ type: 'email' })} onSubmit={onSubmit} />);
  await userEvent.fill(page.getByRole('textbox', { name: /Vraag/ }), 'jan@gmial.com');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/Bedoelde je/)).toBeVisible();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'jan@gmial.com' } }));
});

test('row 28: a file with a semicolon in its name is sent by its path and shown by its name', async () => {
  const onSubmit = vi.fn(async () => {});
  const uploading: Ports = {
    ...ports,
    uploads: { send: async () => ({ path: 'answers/1/7f3a.pdf' }) },
  };
  await render(<ExampleForm sections={one({ type: 'file' })} ports={uploading} onSubmit={onSubmit} />);
  await expect.element(page.getByRole('button', { name: 'Kies bestanden' })).toBeVisible();
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLElement)) throw new Error('there is an input for files');
  await userEvent.upload(input, new File(['%PDF-1.7'], 'a;b.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('a;b.pdf').first()).toBeVisible();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'answers/1/7f3a.pdf' } }));
});
