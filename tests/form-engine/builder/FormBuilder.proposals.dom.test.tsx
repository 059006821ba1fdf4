import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../registration/checksLoaded.ts';
import '#form-engine/src/builder.css';
import { en } from '#form-engine/src/builder/texts/en.ts';
import { build, button, item, setting } from './support/building.tsx';
import { text } from './support/questions.ts';

const tick = (name: RegExp) => page.getByRole('checkbox', { name });

test('a star behind the words makes a question required, and one more is a star', async () => {
  const seen = await build([{ title: 'Deel', fields: [text('a')] }]);
  await userEvent.click(item(/Vraag a/));
  await userEvent.fill(setting('Vraag'), 'Hotel');
  await userEvent.type(setting('Vraag'), ' *');
  expect(seen.sections[0]?.fields[0]).toMatchObject({ question: 'Hotel', required: true });
  await expect.element(page.getByText('verplicht: Hotel')).toBeInTheDocument();
  await userEvent.type(setting('Vraag'), '*');
  expect(seen.sections[0]?.fields[0]?.question).toBe('Hotel*');
});

test('a question about health is sensitive from its first words, until somebody says otherwise', async () => {
  const seen = await build([{ title: 'Deel', fields: [text('a')] }]);
  await userEvent.click(item(/Vraag a/));
  await userEvent.fill(setting('Vraag'), 'Welke allergieën?');
  expect(seen.sections[0]?.fields[0]?.sensitive).toBe(true);
  await expect
    .element(page.getByText('Deze vraag gaat over gezondheid. Ze is nu gevoelig.'))
    .toBeInTheDocument();
  await expect.element(tick(/^Gevoelig/)).toBeVisible();
  await userEvent.click(tick(/^Gevoelig/));
  await userEvent.fill(setting('Vraag'), 'Welke allergieën heb je?');
  expect(seen.sections[0]?.fields[0]?.sensitive).toBe(false);
});

test('several questions, or all of a section, get a setting at once, and keep what differs', async () => {
  const properties = {
    for_teachers: { type: 'boolean', title: 'De lesgevers zien het' },
    kept_until: { type: 'string', title: 'Tot wanneer?', oneOf: [{ const: 'year', title: 'Een jaar' }] },
  };
  const seen = await build(
    [{ title: 'Deel', fields: [{ ...text('a'), for_teachers: true }, text('b'), text('c')] }],
    { hostSettings: { title: 'Voor de club', properties } },
  );
  await userEvent.click(item(/Vraag a/));
  await userEvent.click(item(/Vraag b/), { modifiers: ['Shift'] });
  await userEvent.click(tick(/^Verplicht/));
  await userEvent.click(page.getByRole('radio', { name: 'Een jaar' }));
  expect(seen.sections[0]?.fields).toMatchObject([
    { required: true, kept_until: 'year', for_teachers: true },
    { required: true, kept_until: 'year' },
    { qid: 'c' },
  ]);
  expect(seen.sections[0]?.fields[1]).not.toHaveProperty('for_teachers');
  await userEvent.click(item(/Deel/));
  await userEvent.click(page.getByText('Voor alle vragen hier'));
  await userEvent.click(tick(/^Gevoelig/));
  expect(seen.sections[0]?.fields.map(({ sensitive }) => sensitive)).toEqual([true, true, true]);
  await userEvent.click(button(/^Maak ongedaan/));
  expect(seen.sections[0]?.fields.map(({ sensitive }) => sensitive)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a builder in English has English presets, messages about settings, and words of the form', async () => {
  const seen = await build(
    [{ title: 'Part', fields: [text('a', { type: 'number' }), text('b', { type: 'file' })] }],
    {
      texts: en,
    },
  );
  await userEvent.click(item(/Vraag a/));
  await userEvent.fill(page.getByRole('textbox', { name: /^At least/ }), 'many');
  await userEvent.tab();
  await expect.element(page.getByText(/^Something is wrong with this question/).first()).toBeVisible();
  await expect.element(page.getByText('Files cannot be added here.')).toBeVisible();
  await userEvent.click(button('Add a question'));
  await userEvent.click(page.getByRole('option', { name: 'Emergency contact', exact: true }));
  expect(seen.sections[0]?.fields.map(({ question }) => question)).toContain('Emergency contact: phone');
});
