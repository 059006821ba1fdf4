import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../registration/checksLoaded.ts';
import '#form-engine/src/builder.css';
import { build, button, item, setting } from './support/building.tsx';
import { text } from './support/questions.ts';

const open = (name: string) => userEvent.click(page.getByText(name, { exact: true }));
const choice = (name: string) => page.getByRole('combobox', { name, exact: true });

test('a computed value is a list of steps, and its result stands beside them', async () => {
  const seen = await build([
    {
      title: 'Deel',
      fields: [
        text('a', { type: 'number', question: 'Aantal', config: { default: '4' } }),
        text('som', { type: 'computed', question: 'Totaal' }),
      ],
    },
  ]);
  await userEvent.click(item(/Totaal/));
  await expect.element(page.getByText('Deze vraag heeft nog geen berekening.')).toBeVisible();
  await userEvent.selectOptions(choice('Stap 1: getal'), 'Aantal');
  await userEvent.click(button('Stap toevoegen'));
  await userEvent.selectOptions(choice('Stap 2: bewerking'), 'maal');
  await userEvent.fill(setting('Een vast getal'), '2,5');
  expect(seen.sections[0]?.fields[1]?.config?.expression).toEqual({ product: [{ ref: 'a' }, 2.5] });
  await expect.element(page.getByText('Uitkomst met de antwoorden in het voorbeeld: 10')).toBeVisible();
  await userEvent.click(button('Verwijder stap 2'));
  expect(seen.sections[0]?.fields[1]?.config?.expression).toEqual({ ref: 'a' });
});

test('a computed value rounds, counts days and rows, and has another value under a condition', async () => {
  const seen = await build([
    {
      title: 'Deel',
      fields: [
        text('a', { type: 'number', question: 'Aantal', config: { default: '10' } }),
        text('b', { type: 'date', question: 'Begin' }),
        text('g', {
          type: 'group',
          question: 'Lijnen',
          fields: [text('p', { type: 'number', question: 'Prijs' })],
        }),
        text('som', { type: 'computed', question: 'Totaal' }),
      ],
    },
  ]);
  const expression = () => seen.sections[0]?.fields[3]?.config?.expression;
  await userEvent.click(item(/Totaal/));
  await userEvent.selectOptions(choice('Stap 1: getal'), 'Aantal');
  await userEvent.click(button('Stap toevoegen'));
  await userEvent.selectOptions(choice('Stap 2: bewerking'), 'gedeeld door');
  await userEvent.fill(setting('Een vast getal'), '4');
  await userEvent.click(button('Stap toevoegen'));
  await userEvent.selectOptions(choice('Stap 3: bewerking'), 'afgerond naar beneden');
  const rounded = { floor: { quotient: [{ ref: 'a' }, 4], decimals: 10 } };
  expect(expression()).toEqual(rounded);
  await expect.element(page.getByText('Uitkomst met de antwoorden in het voorbeeld: 2')).toBeVisible();
  await userEvent.selectOptions(choice('Stap 3: bewerking'), 'plus');
  await userEvent.selectOptions(choice('Stap 3: getal'), 'Dagen tussen twee datums');
  await userEvent.selectOptions(choice('Van'), 'Vandaag');
  await userEvent.selectOptions(choice('Tot'), 'Begin');
  expect(expression()).toEqual({ sum: [rounded.floor, { days: ['today', { ref: 'b' }] }] });
  await userEvent.selectOptions(choice('Stap 3: getal'), 'Prijs van alle rijen: Lijnen');
  await userEvent.selectOptions(choice('Alle rijen samen'), 'de hoogste');
  expect(expression()).toEqual({ sum: [rounded.floor, { max: [{ rows: 'g', each: { ref: 'p' } }] }] });
  await userEvent.selectOptions(choice('Stap 3: bewerking'), 'in een bepaald geval niet, maar');
  expect(expression()).toEqual(rounded.floor);
  const when = page.getByRole('group', { name: 'Stap 3: wanneer geldt dit?' });
  await userEvent.click(when.getByRole('radio', { name: 'Alleen als …' }));
  await userEvent.selectOptions(when.getByRole('combobox', { name: 'Vraag' }), 'Aantal');
  await userEvent.selectOptions(when.getByRole('combobox', { name: 'Voorwaarde' }), 'is ingevuld');
  expect(expression()).toMatchObject({ if: [{ qid: 'a', filled: true }, { max: [{}] }, rounded.floor] });
  await userEvent.click(button('Stap toevoegen'));
  await userEvent.selectOptions(choice('Stap 4: bewerking'), 'in een bepaald geval niet, maar');
  await userEvent.click(button('Verwijder stap 3'));
  const next = page.getByRole('group', { name: 'Stap 3: wanneer geldt dit?' });
  await expect.element(next.getByRole('radio', { name: 'Nooit' })).toBeChecked();
});

test('a rule compares two answers of a section', async () => {
  const seen = await build([
    { title: 'Deel', fields: [text('a', { type: 'date' }), text('b', { type: 'date' })] },
  ]);
  await userEvent.click(item(/Deel/));
  await open('Regels tussen antwoorden');
  await userEvent.click(button('Regel toevoegen'));
  await userEvent.fill(setting('Wat zeggen we als de regel niet klopt?'), 'Het einde is voor het begin.');
  await userEvent.selectOptions(choice('Eerste'), 'Vraag a');
  await userEvent.selectOptions(choice('Tweede'), 'Vraag b');
  expect(seen.sections[0]?.checks).toEqual([
    { message: 'Het einde is voor het begin.', compare: [{ ref: 'a' }, 'lt', { ref: 'b' }] },
  ]);
  await userEvent.click(button('Verwijder regel 1'));
  expect(seen.sections[0]).not.toHaveProperty('checks');
});

test('a question begins with an answer, has an example in its field, and is locked under a condition with a reason', async () => {
  const seen = await build([{ title: 'Deel', fields: [text('a'), text('b', { required: true })] }]);
  await userEvent.click(item(/Vraag b/));
  await open('Meer instellingen');
  await userEvent.fill(setting('Voorbeeld in het lege veld'), 'Jan');
  await userEvent.fill(page.getByRole('textbox', { name: /^Antwoord dat er al staat/ }), 'Piet');
  await userEvent.tab();
  expect(seen.sections[0]?.fields[1]).toMatchObject({ placeholder: 'Jan', config: { default: 'Piet' } });
  await open('Mag het antwoord nog wijzigen?');
  const lock = page.getByRole('group', { name: 'Wanneer kan je dit alleen lezen?' });
  await userEvent.click(lock.getByRole('radio', { name: 'Alleen als …' }));
  await userEvent.selectOptions(lock.getByRole('combobox', { name: 'Voorwaarde' }), 'is ingevuld');
  await userEvent.fill(setting('Waarom het niet wijzigt'), 'Zoals op de fiche.');
  expect(seen.sections[0]?.fields[1]).toMatchObject({
    read_only_when: { qid: 'a', filled: true },
    lock_reason: 'Zoals op de fiche.',
  });
});

test('options come from another answer or from the host, and one of them under a condition', async () => {
  const seen = await build(
    [
      {
        title: 'Deel',
        fields: [
          text('a', { type: 'select_multiple', options: ['x', 'y'] }),
          text('b', { type: 'radio', options: ['p', 'q'] }),
        ],
      },
    ],
    { optionPorts: [{ name: 'takken', label: 'De takken van de club' }] },
  );
  await userEvent.click(item(/Vraag b/));
  await open('Meer over de keuzes');
  await userEvent.selectOptions(choice('Waar komen de keuzes vandaan?'), 'De takken van de club');
  expect(seen.sections[0]?.fields[1]?.config).toEqual({ options_from: { port: 'takken' } });
  await userEvent.selectOptions(choice('Waar komen de keuzes vandaan?'), 'Vraag a');
  expect(seen.sections[0]?.fields[1]?.config).toEqual({ options_from: { qid: 'a' } });
  await userEvent.selectOptions(choice('Waar komen de keuzes vandaan?'), 'de lijst hierboven');
  await userEvent.selectOptions(choice('Een keuze die niet altijd getoond wordt'), 'q');
  const shown = page.getByRole('group', { name: 'Wanneer tonen we deze keuze?' });
  await userEvent.click(shown.getByRole('radio', { name: 'Alleen als …' }));
  await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Antwoord' }), 'x');
  expect(seen.sections[0]?.fields[1]?.options).toEqual([
    'p',
    { value: 'q', visible_when: { qid: 'a', equals: 'x' } },
  ]);
});

test('settings of the host are properties of the question, and away where they say nothing', async () => {
  const properties = {
    for_teachers: { type: 'boolean', title: 'De lesgevers zien het antwoord' },
    kept_until: {
      type: 'string',
      title: 'Hoe lang bewaren we het?',
      oneOf: [{ const: 'year', title: 'Een jaar' }],
    },
  };
  const asked = { ...text('a'), for_teachers: true };
  const seen = await build([{ title: 'Deel', fields: [asked] }], {
    hostSettings: { title: 'Voor de club', properties },
  });
  await userEvent.click(item(/Vraag a/));
  await open('Voor de club');
  await userEvent.click(page.getByRole('radio', { name: 'Een jaar' }));
  expect(seen.sections[0]?.fields[0]).toMatchObject({ for_teachers: true, kept_until: 'year' });
  await userEvent.click(page.getByRole('checkbox', { name: /De lesgevers zien het antwoord/ }));
  expect(seen.sections[0]?.fields[0]).not.toHaveProperty('for_teachers');
});

test('a question names what depends on it, and goes there', async () => {
  await build([
    { title: 'Deel', fields: [text('a'), text('b', { visible_when: { qid: 'a', filled: true } })] },
  ]);
  await userEvent.click(item(/Vraag a/));
  await expect.element(page.getByText('Dit hangt hiervan af')).toBeVisible();
  await userEvent.click(
    page.getByRole('region', { name: 'Instellingen' }).getByRole('button', { name: 'Vraag b' }),
  );
  await expect.element(setting('Vraag')).toHaveValue('Vraag b');
});

test('a fault is said at its question in words', async () => {
  await build([{ title: 'Deel', fields: [text('a', { type: 'radio', options: ['ja', 'ja'] })] }]);
  await userEvent.click(item(/er is iets mis/));
  await expect.element(page.getByText('Twee keuzes heten “ja”.')).toBeVisible();
});

test('the texts of two languages stand side by side, and what is missing is counted', async () => {
  const seen = await build([{ title: 'Deel', fields: [text('a'), text('b', { help: 'Kort' })] }]);
  await userEvent.click(button('Talen'));
  await userEvent.selectOptions(choice('Vertaal van Nederlands naar'), 'Frans');
  await expect.element(page.getByText('In het Frans ontbreken nog 4 van 4 teksten.')).toBeVisible();
  await userEvent.fill(setting('Vraag a'), 'Question a');
  expect(seen.sections[0]?.fields[0]?.question).toEqual({ nl: 'Vraag a', fr: 'Question a' });
  await expect.element(page.getByText('In het Frans ontbreken nog 3 van 4 teksten.')).toBeVisible();
  await userEvent.click(button('Formulier'));
  await userEvent.selectOptions(choice('Taal'), 'Frans');
  await expect.element(page.getByRole('textbox', { name: /^Question a/ })).toBeVisible();
  await userEvent.click(item(/Vraag a/));
  await userEvent.fill(setting('Vraag'), 'Question A');
  expect(seen.sections[0]?.fields[0]?.question).toEqual({ nl: 'Vraag a', fr: 'Question A' });
});

test('the questions of a bank of the host are in the palette', async () => {
  const banks = [
    { name: 'Al gevraagd in de club', questions: [text('tak', { question: 'In welke tak?', answer: 'x' })] },
  ];
  const seen = await build([{ title: 'Deel', fields: [] }], { banks });
  await userEvent.click(button('Vraag toevoegen'));
  await userEvent.click(
    page
      .getByRole('group', { name: 'Al gevraagd in de club' })
      .getByRole('option', { name: 'In welke tak?' }),
  );
  expect(seen.sections[0]?.fields).toEqual([text('tak', { question: 'In welke tak?' })]);
});

test('a question says in words of the host what its settings come to, and a text to read says nothing', async () => {
  const properties = { for_teachers: { type: 'boolean', title: 'De lesgevers zien het antwoord' } };
  const says = (question: object) => ('for_teachers' in question ? 'Lesgevers lezen dit' : 'Lesgevers niet');
  await build([{ title: 'Deel', fields: [text('a'), { qid: 'b', type: 'static', question: 'Welkom' }] }], {
    hostSettings: { title: 'Voor de club', properties, says },
  });
  await userEvent.click(item(/Vraag a/));
  await expect.element(page.getByText('Lesgevers niet')).toBeVisible();
  await open('Voor de club');
  await userEvent.click(page.getByRole('checkbox', { name: /De lesgevers zien het antwoord/ }));
  await expect.element(page.getByText('Lesgevers lezen dit')).toBeVisible();
  await userEvent.click(item(/Welkom/));
  await expect.element(page.getByText(/^Lesgevers/)).not.toBeInTheDocument();
});
