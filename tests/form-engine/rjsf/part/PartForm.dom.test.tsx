import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemaForm } from '#form-engine/src/SchemaForm.tsx';
import '../../registration/checksLoaded.ts';

const submit = () => userEvent.click(page.getByRole('button', { name: 'Versturen' }));
const objectOf = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

/** The whole schema is checked first, by code that is loaded then. */
const sent = (onSubmit: ReturnType<typeof vi.fn>, data: unknown) =>
  expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith(data);

async function draw(schema: unknown, initialData?: unknown) {
  const onSubmit = vi.fn(async () => {});
  const onInvalid = vi.fn();
  await render(
    <SchemaForm schema={schema} initialData={initialData} onSubmit={onSubmit} onInvalid={onInvalid} />,
  );
  return { onSubmit, onInvalid };
}

test('a tuple is asked place by place, and a property of another type stays in its own field', async () => {
  const point = {
    type: 'array',
    title: 'Plaats',
    items: [
      { type: 'string', title: 'Straat' },
      { type: 'number', title: 'Nummer' },
    ],
  };
  const { onSubmit } = await draw(objectOf({ name: { type: 'string', title: 'Naam' }, point }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Naam/ }), 'Noor');
  await userEvent.fill(page.getByRole('textbox', { name: /^Straat/ }), 'Kerkstraat');
  await userEvent.fill(page.getByLabelText(/^Nummer/), '5');
  await submit();
  await sent(onSubmit, { name: 'Noor', point: ['Kerkstraat', 5] });
});

test('somebody adds names to a map, changes them and removes them', async () => {
  const scores = { type: 'object', title: 'Punten', additionalProperties: { type: 'integer' } };
  const { onSubmit } = await draw(objectOf({ scores }), { scores: { noor: 3 } });
  await userEvent.click(page.getByRole('button', { name: 'Toevoegen' }));
  const names = page.getByRole('textbox', { name: /^Naam van/ });
  await expect.poll(() => names.elements().length).toBe(2);
  await userEvent.fill(names.nth(1), 'mila');
  await userEvent.tab();
  await userEvent.fill(page.getByLabelText('mila', { exact: true }), '7');
  await userEvent.click(page.getByRole('button', { name: 'Verwijderen: noor' }));
  await submit();
  await sent(onSubmit, { scores: { mila: 7 } });
});

test('what nobody touched is sent as it came, also where rjsf fills in defaults', async () => {
  const any = {
    type: 'array',
    title: 'Iets',
    items: [{ type: 'object', properties: { a: { type: 'string', default: 'x' } } }],
  };
  const { onSubmit } = await draw(objectOf({ any, none: { type: 'null' } }), { any: [{ b: [1, null] }] });
  await expect.element(page.getByRole('group', { name: /^Iets/ })).toBeVisible();
  await submit();
  await sent(onSubmit, { any: [{ b: [1, null] }] });
});

test('a submit checks the whole schema, and shows a problem at its value', async () => {
  const scores = {
    type: 'object',
    title: 'Punten',
    additionalProperties: {
      type: 'object',
      title: 'Punt',
      properties: { n: { type: 'integer', title: 'Aantal', maximum: 5 } },
    },
  };
  const { onSubmit, onInvalid } = await draw(objectOf({ scores }), { scores: { noor: { n: 9 } } });
  await submit();
  await expect.poll(() => onInvalid.mock.calls[0]?.[0]).toMatchObject([{ path: '/scores/noor/n' }]);
  expect(onSubmit).not.toHaveBeenCalled();
  const n = page.getByLabelText('Aantal');
  await expect.element(n).toHaveAttribute('aria-invalid', 'true');
  await expect.element(n).toHaveFocus();
  await userEvent.fill(n, '4');
  await submit();
  await sent(onSubmit, { scores: { noor: { n: 4 } } });
});

test('a submit shows a problem of the schema that is chosen', async () => {
  const host = { type: 'string', title: 'Naam van een server', format: 'hostname' };
  const x = { title: 'Server', anyOf: [{ type: 'integer', title: 'Nummer' }, host] };
  const { onSubmit } = await draw(objectOf({ x }), { x: 'a b' });
  await submit();
  const name = page.getByRole('textbox', { name: /^Naam van een server/ });
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a schema inside itself is drawn as deep as its data, and one level more on request', async () => {
  const folder = {
    type: 'object',
    title: 'Map',
    properties: { name: { type: 'string', title: 'Naam' }, inner: { $ref: '#/$defs/folder' } },
    allOf: [{ minProperties: 1 }],
  };
  const pair = { type: 'array', title: 'Mappen', items: [{ $ref: '#/$defs/folder' }] };
  const { onSubmit } = await draw({ ...objectOf({ pair }), $defs: { folder } });
  await userEvent.click(page.getByRole('button', { name: 'Map toevoegen' }));
  const names = page.getByRole('textbox', { name: /^Naam/ });
  await expect.poll(() => names.elements().length).toBeGreaterThan(1);
  await userEvent.fill(names.nth(1), 'foto');
  await expect.element(names.nth(1)).toHaveValue('foto');
  await submit();
  await sent(onSubmit, { pair: [{ inner: { name: 'foto' } }] });
});

test('a schema inside itself is asked three levels deep, and drawn below them', async () => {
  const folder = {
    type: 'object',
    title: 'Map',
    properties: { name: { type: 'string', title: 'Naam' }, inner: { $ref: '#' } },
  };
  const data = { name: '1', inner: { name: '2', inner: { name: '3', inner: { name: '4' } } } };
  const { onSubmit } = await draw(folder, data);
  const names = page.getByRole('textbox', { name: /^Naam/ });
  await expect.element(names.nth(3)).toHaveValue('4');
  await userEvent.fill(names.nth(3), 'foto');
  await submit();
  await sent(onSubmit, { name: '1', inner: { name: '2', inner: { name: '3', inner: { name: 'foto' } } } });
});

test('a value without a type may be of any type', async () => {
  const { onSubmit } = await draw(objectOf({ any: { title: 'Iets', not: { type: 'string' } } }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Soort waarde' }), 'Getal');
  await userEvent.fill(page.getByLabelText('Waarde'), '3');
  await submit();
  await sent(onSubmit, { any: 3 });
});

test('a choice has objects for values', async () => {
  const place = { title: 'Plaats', enum: [{ city: 'Gent' }, { city: 'Aalst' }] };
  const { onSubmit } = await draw(objectOf({ place }, { required: ['place'] }), {});
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Plaats' }), 'city: Aalst');
  await submit();
  await sent(onSubmit, { place: { city: 'Aalst' } });
});

test('a form of a list, and not of an object, sends the list', async () => {
  const { onSubmit } = await draw(
    { type: 'array', title: 'Namen', items: { type: 'string', title: 'Naam' } },
    ['Noor'],
  );
  await userEvent.fill(page.getByRole('textbox', { name: /^Naam/ }), 'Mila');
  await submit();
  await sent(onSubmit, ['Mila']);
});
