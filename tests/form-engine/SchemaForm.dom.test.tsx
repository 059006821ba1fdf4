import { createRef, StrictMode, useState } from 'react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import type { SchemaFormHandle } from '#form-engine/src/registration/submission/schemaFormProps.ts';
import { SchemaForm } from '#form-engine/src/SchemaForm.tsx';
import { nl } from '#form-engine/src/texts/nl.ts';
import './registration/checksLoaded.ts';

const schema = {
  title: 'Kamp',
  type: 'object',
  required: ['name', 'agreed', 'home'],
  properties: {
    name: { type: 'string', title: 'Naam', minLength: 2 },
    age: { type: 'integer', title: 'Leeftijd', minimum: 3 },
    tags: {
      type: 'array',
      title: 'Interesses',
      items: {
        oneOf: [
          { const: 'd', title: 'Dans' },
          { const: 'm', title: 'Muziek' },
        ],
      },
    },
    home: {
      title: 'Thuis',
      description: 'Waar we de brief bezorgen.',
      type: 'object',
      required: ['street'],
      properties: { street: { type: 'string', title: 'Straat' } },
    },
    agreed: { type: 'boolean', const: true, title: 'Ik ga akkoord' },
  },
  if: { properties: { age: { exclusiveMaximum: 18 } }, required: ['age'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { parent: { type: 'string', title: 'Naam van een ouder' } }, required: ['parent'] },
};

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const submit = () => page.getByRole('button', { name: 'Versturen' });

test('SchemaForm draws the objects of a schema as sections, and sends plain data', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(
    <StrictMode>
      <SchemaForm schema={schema} onSubmit={onSubmit} />
    </StrictMode>,
  );
  await expect.element(page.getByRole('heading', { name: 'Thuis' })).toBeVisible();
  await expect.element(page.getByText('Waar we de brief bezorgen.')).toBeVisible();
  await userEvent.fill(field('Naam'), 'Noor');
  await userEvent.fill(field(/^Leeftijd/), '19');
  await userEvent.click(page.getByRole('checkbox', { name: 'Dans' }));
  await userEvent.fill(field('Straat'), 'Kerkstraat');
  await userEvent.click(page.getByRole('checkbox', { name: 'Ik ga akkoord' }));
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Noor',
    age: 19,
    tags: ['d'],
    home: { street: 'Kerkstraat' },
    agreed: true,
  });
});

test('SchemaForm shows what is wrong at the fields, and sends nothing', async () => {
  const onSubmit = vi.fn(async () => {});
  const onInvalid = vi.fn();
  await render(<SchemaForm schema={schema} onSubmit={onSubmit} onInvalid={onInvalid} />);
  await userEvent.fill(field('Naam'), 'N');
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field('Straat')).toHaveAccessibleDescription('Vul dit veld in');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ path: '/name', rule: 'format' }),
    expect.objectContaining({ path: '/home/street', label: 'Straat', rule: 'required' }),
    expect.objectContaining({ path: '/agreed', rule: 'required' }),
  ]);
});

test('SchemaForm asks and requires what `then` adds while `if` holds', async () => {
  await render(<SchemaForm schema={schema} onSubmit={async () => {}} />);
  await expect.element(field(/^Leeftijd/)).toBeVisible();
  expect(field('Naam van een ouder').query()).toBeNull();
  await userEvent.fill(field(/^Leeftijd/), '9');
  await expect.element(field('Naam van een ouder')).toBeVisible();
  await userEvent.click(submit());
  await expect.element(field('Naam van een ouder')).toHaveAccessibleDescription('Vul dit veld in');
});

test('SchemaForm begins with the initial data, and gives back what it does not ask', async () => {
  const onSubmit = vi.fn(async () => {});
  const data = {
    id: 7,
    name: 'Noor',
    age: 40,
    home: { street: 'Dorp', floor: 2 },
    agreed: true,
    tags: ['m'],
  };
  const handle = createRef<SchemaFormHandle>();
  await render(<SchemaForm ref={handle} schema={schema} initialData={data} onSubmit={onSubmit} />);
  await expect.element(field('Naam')).toHaveValue('Noor');
  expect(handle.current?.getData()).toEqual(data);
  await userEvent.fill(field('Naam'), 'Nora');
  await handle.current?.submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...data, name: 'Nora' });
  handle.current?.reset();
  await expect.element(field('Naam')).toHaveValue('Noor');
});

test('SchemaForm takes values from its host at a place in the data, in an object and in a list too', async () => {
  const handle = createRef<SchemaFormHandle>();
  const camp = {
    type: 'object',
    properties: {
      age: { type: 'integer' },
      home: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } },
      kids: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  };
  const onChange = vi.fn();
  await render(<SchemaForm ref={handle} schema={camp} onChange={onChange} onSubmit={() => {}} />);
  const set = (pointer: string, value: unknown) => {
    handle.current?.setAnswer(pointer, value);
    return handle.current?.getData();
  };
  expect(set('/age', 9)).toEqual({ age: 9, kids: [] });
  expect(onChange).toHaveBeenLastCalledWith({ age: 9, kids: [] });
  expect(set('/home', { street: 'Dorp', city: 'Gent' })).toMatchObject({ home: { street: 'Dorp' } });
  expect(set('/home/street', 'Kerk')).toMatchObject({ home: { street: 'Kerk', city: 'Gent' } });
  expect(set('/kids', [{ name: 'Noor' }, { name: 'Jef' }])).toMatchObject({
    kids: [{ name: 'Noor' }, { name: 'Jef' }],
  });
  expect(set('/kids/1/name', 'Lou')).toMatchObject({ kids: [{ name: 'Noor' }, { name: 'Lou' }] });
  await expect.element(field(/^name/).nth(1)).toHaveValue('Lou');
  expect(set('/nothing', 1)).not.toHaveProperty('nothing');
  expect(set('/age', undefined)).not.toHaveProperty('age');
  expect(set('/kids/0', undefined)).toEqual({
    home: { street: 'Kerk', city: 'Gent' },
    kids: [{ name: 'Lou' }],
  });
  handle.current?.setProblems([{ path: '/home/street', message: 'Deze straat kennen we niet' }]);
  await expect.element(field(/^street/)).toHaveAccessibleDescription('Deze straat kennen we niet');
  handle.current?.setProblems([]);
  await expect.element(field(/^street/)).not.toHaveAccessibleDescription();
});

test('SchemaForm takes the outcome of an onSubmit without a promise', async () => {
  const refusal = { problems: [{ path: '/name', message: 'Deze naam is bezet' }] };
  const camp = { properties: { name: { type: 'string' } } };
  await render(<SchemaForm schema={camp} onSubmit={() => refusal} />);
  await userEvent.click(submit());
  await expect.element(field(/^name/)).toHaveAccessibleDescription('Deze naam is bezet');
});

test('SchemaForm locks what ui:readonly, ui:disabled and readOnly say, and focuses ui:autofocus', async () => {
  const member = {
    type: 'object',
    properties: {
      number: { type: 'string', readOnly: true },
      name: { type: 'string' },
      home: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } },
      kids: { type: 'array', items: { type: 'object', properties: { first: { type: 'string' } } } },
      last: { type: 'string' },
    },
  };
  const uiSchema = {
    home: { 'ui:disabled': true, city: { 'ui:disabled': false } },
    kids: { 'ui:readonly': true },
    last: { 'ui:autofocus': true },
  };
  const initialData = { number: 'A1', name: 'Noor', home: { street: 'Dorp' }, kids: [{ first: 'Jef' }] };
  const onSubmit = vi.fn();
  await render(<SchemaForm {...{ schema: member, uiSchema, initialData, onSubmit }} />);
  await expect.element(field(/^last/)).toHaveFocus();
  await expect.element(field(/^number/)).toHaveAttribute('readonly');
  await expect.element(field(/^street/)).toBeDisabled();
  await expect.element(field(/^city/)).toBeEnabled();
  await expect.element(field(/^first/)).toHaveAttribute('readonly');
  expect(page.getByRole('button', { name: /Rij/ }).query()).toBeNull();
  await userEvent.fill(field(/^last/), 'Peeters');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...initialData, last: 'Peeters' }]]);
});

test('SchemaForm shows the problems of a server at the paths of the data', async () => {
  const data = { name: 'Noor', home: { street: 'Dorp' }, agreed: true };
  const onSubmit = async () => ({
    problems: [
      { path: '/home/street', message: 'Deze straat kennen we niet' },
      { path: '/nergens', message: 'Het kamp is volzet' },
    ],
  });
  await render(<SchemaForm schema={schema} initialData={data} onSubmit={onSubmit} />);
  await userEvent.click(submit());
  await expect.element(field('Straat')).toHaveAccessibleDescription('Deze straat kennen we niet');
  await expect.element(page.getByRole('alert').getByText('Het kamp is volzet')).toBeVisible();
});

test('SchemaForm keeps what was typed when its host renders it again with equal and with other schemas', async () => {
  function Host() {
    const [title, setTitle] = useState('Naam');
    const copy = { ...schema, properties: { ...schema.properties, name: { type: 'string', title } } };
    return (
      <>
        <button type="button" onClick={() => setTitle('Voornaam')}>
          Verander
        </button>
        <SchemaForm schema={copy} onSubmit={async () => {}} onChange={() => setTitle((now) => `${now}`)} />
      </>
    );
  }
  await render(<Host />);
  await userEvent.fill(field('Naam'), 'Noor');
  await userEvent.click(page.getByRole('button', { name: 'Verander' }));
  await expect.element(field('Voornaam')).toHaveValue('Noor');
});

test('SchemaForm shows a note for what it can not ask', async () => {
  const withList = {
    type: 'object',
    properties: { children: { title: 'Kinderen', type: 'array', contains: { $ref: '#/$defs/weg' } } },
  };
  const onSubmit = vi.fn(async () => {});
  await render(
    <SchemaForm schema={withList} initialData={{ children: [{ name: 'Noor' }] }} onSubmit={onSubmit} />,
  );
  await expect.element(page.getByText(nl.unknownQuestion)).toBeVisible();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ children: [{ name: 'Noor' }] });
});

const family = {
  type: 'object',
  properties: {
    kids: {
      type: 'array',
      title: 'Kinderen',
      items: {
        type: 'object',
        title: 'Kind',
        required: ['name'],
        properties: {
          name: { type: 'string', title: 'Naam' },
          country: { type: 'string', title: 'Land', default: 'BE' },
          news: { type: 'boolean', title: 'Nieuwsbrief', default: true },
        },
      },
    },
    phones: { type: 'array', title: 'Telefoons', minItems: 2, items: { type: 'string' } },
  },
  required: ['kids'],
};

test('SchemaForm asks a list in rows, and sends objects and plain values', async () => {
  const onSubmit = vi.fn(async () => {});
  const initialData = {
    kids: [
      { id: 7, name: 'Noor' },
      { id: 8, name: 'Jef', country: 'NL', news: false },
    ],
  };
  await render(<SchemaForm schema={family} initialData={initialData} onSubmit={onSubmit} />);
  await userEvent.click(page.getByRole('button', { name: 'Verwijder Kind 1' }));
  await userEvent.click(page.getByRole('button', { name: 'Kind toevoegen' }));
  const added = page.getByRole('group', { name: 'Kind 2' });
  await expect.element(added.getByRole('textbox', { name: /^Land/ })).toHaveValue('BE');
  await expect.element(added.getByRole('checkbox', { name: /^Nieuwsbrief/ })).toBeChecked();
  await userEvent.fill(added.getByRole('textbox', { name: 'Naam' }), 'An');
  await userEvent.click(submit());
  // The optional list of two phones is left out, because it has no rows.
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    kids: [
      { id: 8, name: 'Jef', country: 'NL', news: false },
      { name: 'An', country: 'BE', news: true },
    ],
  });
});

test('SchemaForm shows and reports problems in rows by JSON pointers, those of the server too', async () => {
  const onInvalid = vi.fn();
  const onSubmit = vi.fn(async () => ({ problems: [{ path: '/kids/0/name', message: 'Jan is er al' }] }));
  const initialData = { kids: [{ name: 'Jan' }], phones: ['1', ''] };
  await render(<SchemaForm {...{ schema: family, initialData, onSubmit, onInvalid }} />);
  await userEvent.click(submit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ path: '/phones/1', rule: 'required' }),
  ]);
  await userEvent.fill(page.getByRole('group', { name: 'Rij 2' }).getByRole('textbox'), '2');
  await userEvent.click(submit());
  await expect.element(field('Naam')).toHaveAccessibleDescription('Jan is er al');
  await expect.element(field('Naam')).toHaveFocus();
});

test('SchemaForm draws no row of an optional list from the start, and lets all of them be removed', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<SchemaForm schema={family} onSubmit={onSubmit} />);
  const rows = page.getByRole('textbox', { name: 'Telefoons' });
  expect(rows.query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Rij toevoegen' }));
  await userEvent.fill(rows, '1');
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Verwijder Rij 1' }));
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ kids: [] });
});

test.each([
  ['16', 'Waarde mag niet kleiner zijn dan 18'],
  ['18,5', nl.wholeNumber],
  ['1.500', nl.wholeNumber],
  ['12345678901234567890', nl.wholeNumber],
])(
  'SchemaForm refuses %s for a whole number of at least 18, and neither moves nor cuts it',
  async (typed, message) => {
    const onSubmit = vi.fn(async () => {});
    const adults = {
      type: 'object',
      properties: { age: { type: 'integer', title: 'Leeftijd', minimum: 18 } },
    };
    await render(<SchemaForm schema={adults} onSubmit={onSubmit} />);
    await userEvent.fill(field(/^Leeftijd/), typed);
    await userEvent.click(submit());
    await expect.element(field(/^Leeftijd/)).toHaveAccessibleDescription(message);
    await userEvent.click(submit());
    await expect.element(field(/^Leeftijd/)).toHaveValue(typed);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('SchemaForm sends what nobody touched as it came, and refuses what a question can not have', async () => {
  const onSubmit = vi.fn(async () => {});
  const schema = {
    type: 'object',
    properties: {
      bio: { type: 'string', title: 'Over jou' },
      place: { type: 'number', title: 'Breedte' },
      born: { type: 'string', format: 'date', title: 'Geboren' },
      names: { type: 'array', title: 'Namen', items: { type: 'string' } },
    },
  };
  const initialData = { bio: 'een\ntwee', place: 50.85034612345679, born: '1/2/2010', names: 'Noor' };
  await render(<SchemaForm {...{ schema, initialData, onSubmit }} />);
  await expect.element(field(/^Over jou/)).toHaveValue('een twee');
  await expect.element(field(/^Breedte/)).toHaveValue('50,85034612345679');
  await expect.element(field(/^Geboren/)).toHaveValue('1/2/2010');
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert').getByRole('link', { name: /^Geboren/ })).toBeVisible();
  await expect.element(page.getByRole('alert').getByRole('link', { name: /^Namen/ })).toBeVisible();
  await userEvent.clear(field(/^Geboren/));
  await userEvent.fill(field(/^Geboren/), '1/2/2010');
  await userEvent.click(page.getByRole('button', { name: 'Rij toevoegen' }));
  await userEvent.fill(field('Namen'), 'Noor');
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...initialData, born: '2010-02-01', names: ['Noor'] });
});

test('SchemaForm takes a schema of another library, and gives its data with the type of that', async () => {
  const sent = vi.fn<(name: string) => void>();
  await render(
    <SchemaForm
      schema={z.object({ name: z.string().min(2).meta({ title: 'Naam' }), age: z.int().optional() })}
      onSubmit={async (data) => {
        expectTypeOf(data).toEqualTypeOf<{ name: string; age?: number | undefined }>();
        sent(data.name);
      }}
    />,
  );
  await userEvent.fill(field('Naam'), 'Noor');
  await userEvent.click(submit());
  expect(sent).toHaveBeenCalledExactlyOnceWith('Noor');
});
