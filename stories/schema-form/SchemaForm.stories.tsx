import { SchemaForm, type SchemaFormProps } from '@clubpoort/form-engine';
import { en } from '@clubpoort/form-engine/texts/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { campSchema } from './campSchema.ts';
import { choiceSchema } from './choiceSchema.ts';
import { partsData, partsSchema } from './partsSchema.ts';

/** A form from a JSON Schema: plain data in, plain data out. */
const meta = {
  title: 'Form/Schema form',
  component: SchemaForm,
  tags: ['autodocs'],
  args: {
    schema: campSchema,
    onSubmit: fn<SchemaFormProps<unknown, unknown>['onSubmit']>(async () => {}),
  },
} satisfies Meta<typeof SchemaForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const complete = {
  name: 'Noor',
  email: 'noor@example.be',
  level: 'b',
  days: ['maandag'],
  home: { street: 'Kerkstraat 1', postal: '9000' },
  news: false,
  agreed: true,
};

export const WholeForm: Story = {};

export const Submitted: Story = {
  args: { initialData: complete },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(complete));
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** `then` asks for a parent as soon as `if` holds. */
export const Conditions: Story = {
  args: { initialData: { ...complete, age: 9 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Naam van een ouder' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Naam van een ouder' })).toHaveFocus());
  },
};

/** The answers as text, before they are sent. */
export const Review: Story = {
  args: { initialData: complete, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kerkstraat 1')).toBeVisible();
  },
};

/** The order, the texts and the widgets of a uiSchema, in English. */
export const WithUiSchema: Story = {
  args: {
    locale: 'en',
    texts: en,
    uiSchema: {
      'ui:order': ['level', '*'],
      name: { 'ui:placeholder': 'Noor', 'ui:help': 'As on the identity card' },
      level: { 'ui:widget': 'select' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Niveau' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveAccessibleDescription(
      'As on the identity card',
    );
  },
};

const family: SchemaFormProps['schema'] = {
  title: 'Gezin',
  type: 'object',
  required: ['kids'],
  properties: {
    kids: {
      type: 'array',
      title: 'Wie gaat er mee?',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        title: 'Kind',
        required: ['name'],
        properties: {
          name: { type: 'string', title: 'Voornaam' },
          swims: { type: 'boolean', title: 'Kan zwemmen' },
          home: {
            type: 'object',
            title: 'Adres',
            description: 'Alleen in te vullen als het een ander is.',
            properties: { street: { type: 'string', title: 'Straat en nummer' } },
          },
        },
        if: { properties: { swims: { const: true } }, required: ['swims'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { metres: { type: 'integer', title: 'Hoeveel meter?' } }, required: ['metres'] },
      },
    },
    allergies: { type: 'array', title: 'Allergieën', items: { type: 'string', maxLength: 40 } },
  },
};

/** Lists are asked in rows: of objects, and of plain values. */
export const Lists: Story = {
  args: { schema: family, initialData: { kids: [{ name: 'Noor', swims: true }], allergies: ['noten'] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Hoeveel meter?' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hoeveel meter?' }), '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kids: [{ name: 'Noor', swims: true, metres: 50 }],
        allergies: ['noten'],
      }),
    );
  },
};

/** The minimum of a required list is there from the start. */
export const ListsEmpty: Story = {
  args: { schema: family },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Kind 1' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verwijder Kind 1' })).toBeNull();
  },
};

/** Choices between schemas: objects told apart by a constant, several types, `null`, rows, and a tree of folders. */
export const Choices: Story = {
  args: {
    schema: choiceSchema,
    initialData: {
      payment: { by: 'card', name: 'Noor', number: '1234' },
      size: 42,
      contacts: [{ first: 'An' }, { service: 'Wijkpost' }],
      folder: { name: 'Foto’s', folders: [{ name: 'Zomer' }] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Met een overschrijving' }));
    await expect(await canvas.findByRole('textbox', { name: 'Rekening' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Noor');
    await expect(canvas.queryByRole('textbox', { name: 'Kaartnummer' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Met een kaart' }));
    await expect(await canvas.findByRole('textbox', { name: 'Kaartnummer' })).toHaveValue('1234');
  },
};

const text = (title: string) => ({ type: 'string', title });
const household = {
  type: 'object',
  required: ['home'],
  properties: {
    me: {
      type: 'object',
      title: 'Over jou',
      required: ['first', 'last'],
      properties: {
        first: text('Voornaam'),
        last: text('Achternaam'),
        born: { ...text('Geboren'), format: 'date' },
      },
    },
    home: {
      type: 'object',
      title: 'Thuis',
      required: ['street'],
      properties: { street: text('Straat'), city: text('Gemeente') },
    },
    kids: {
      type: 'array',
      title: 'Kinderen',
      items: {
        type: 'object',
        title: 'Kind',
        required: ['name'],
        properties: { name: text('Naam'), club: text('Club') },
      },
    },
    extra: { type: 'object', title: 'Wat nog?', properties: { note: text('Opmerking') } },
    photos: {
      type: 'object',
      title: 'Foto’s',
      properties: { may: { type: 'boolean', title: 'Foto’s mogen' } },
    },
  },
};
const inTabs = { in: 'tabs', columns: 2 };
const inAccordion = { in: 'accordion' };

/** Tabs with two columns, a list with detail, and an accordion. A fault in a closed part opens it. */
export const Layout: Story = {
  args: {
    schema: household,
    initialData: { me: { first: 'Noor', last: 'Peeters' }, kids: [{ name: 'Jef' }, { name: 'Lou' }] },
    uiSchema: {
      me: { 'ui:layout': inTabs },
      home: { 'ui:layout': inTabs },
      kids: { 'ui:layout': 'detail' },
      extra: { 'ui:layout': inAccordion },
      photos: { 'ui:layout': inAccordion },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Thuis' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Over jou' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Kind 2/ }));
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Lou');
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Straat' })).toHaveFocus());
  },
};

/** Fields that `ui:readonly` and `ui:disabled` lock. */
export const Locked: Story = {
  args: {
    initialData: complete,
    uiSchema: { name: { 'ui:readonly': true }, home: { 'ui:disabled': true } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Naam' })).toHaveAttribute('readonly');
    await expect(canvas.getAllByRole('textbox', { name: /^Straat/ })[0]).toBeDisabled();
  },
};

/** Parts of a schema that no question fits: a tuple, a map, objects to choose from, a value of any type. */
export const AnyPart: Story = {
  args: { schema: partsSchema, initialData: partsData },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(partsData));
  },
};

/** The values of such parts, as text. */
export const AnyPartReview: Story = {
  args: { schema: partsSchema, initialData: partsData, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('kind: 4.5; groot: 6')).toBeVisible();
  },
};
