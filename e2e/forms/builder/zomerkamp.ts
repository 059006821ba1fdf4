import { expect, type Page } from '@playwright/test';

interface Asked {
  readonly qid: string;
  readonly question: string;
  readonly visible_when?: unknown;
  readonly [setting: string]: unknown;
}

const required = { required: true };
const health = { sensitive: true };
const options = (...names: readonly string[]) => ({ options: names });

/** “Zomerkamp: medische fiche” as a club wrote it on paper: two sections, fifteen questions, three conditions and a group. */
const asked = (qid: (question: string) => string) => [
  {
    title: 'Over je kind',
    fields: [
      { question: 'Voornaam', type: 'text', ...required },
      { question: 'Naam', type: 'text', ...required },
      { question: 'Geboortedatum', default_key: 'birthdate', ...required },
      { question: 'Geslacht', type: 'radio', ...options('meisje', 'jongen', 'x') },
      { question: 'Adres', type: 'address', ...required },
      {
        question: 'T-shirtmaat',
        type: 'select',
        ...options('116', '128', '140', '152', 'S', 'M', 'L'),
        ...required,
      },
      {
        question: 'Kan je kind zwemmen?',
        type: 'radio',
        ...options('ja', 'een beetje', 'nee'),
        ...required,
      },
      {
        question: 'Hoeveel meter?',
        type: 'decimal',
        config: { min: 25, max: 1000, step: 25 },
        visible_when: { qid: qid('Kan je kind zwemmen?'), equals: 'ja' },
      },
    ],
  },
  {
    title: 'Gezondheid',
    fields: [
      {
        question: 'Heeft je kind allergieën?',
        type: 'radio',
        ...options('ja', 'nee'),
        ...required,
        ...health,
      },
      {
        question: 'Welke allergieën?',
        type: 'select_multiple',
        ...options('noten', 'lactose', 'gluten', 'bijensteken'),
        config: { other: true },
        visible_when: { qid: qid('Heeft je kind allergieën?'), equals: 'ja' },
        ...required,
        ...health,
      },
      {
        question: 'Medicatie',
        type: 'group',
        config: { repeat: { max: 5, label: 'Geneesmiddel' } },
        fields: [
          { question: 'Naam van het middel', type: 'text', ...required },
          { question: 'Dosis', type: 'text' },
          { question: 'Tijdstip', type: 'time' },
        ],
        ...health,
      },
      {
        question: 'Medische fiche van de huisarts',
        type: 'file',
        config: { max: 2 },
        visible_when: { qid: qid('Medicatie'), filled: true },
        ...health,
      },
      { question: 'Noodcontact: naam', type: 'text', ...required, ...health },
      { question: 'Noodcontact: telefoon', type: 'phone', ...required, ...health },
      { question: "Mogen we foto's van je kind gebruiken?", type: 'checkbox', ...health },
    ],
  },
];

/** Checks that the form in the builder is the one on paper, and nothing else. */
export async function expectZomerkamp(page: Page): Promise<void> {
  const json = page.getByRole('button', { name: 'JSON' });
  const more = page.getByRole('button', { name: 'Meer', exact: true }).first();
  // A phone has it behind a button.
  if (!(await json.first().isVisible())) await more.click();
  await json.filter({ visible: true }).click();
  const text = await page.getByRole('textbox', { name: 'JSON' }).inputValue();
  // Cast is safe: the builder writes sections.
  const sections = JSON.parse(text) as readonly { readonly fields: readonly Asked[] }[];
  const all = sections.flatMap(({ fields }) => fields);
  expect(sections).toMatchObject(asked((label) => all.find(({ question }) => question === label)?.qid ?? ''));
}
