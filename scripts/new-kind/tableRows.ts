import { configNames } from '#form-engine/src/schema/names/wireNames.ts';
import type { TableRow } from './tableRow.ts';

const engine = 'form-engine/src';
const tests = 'tests/form-engine';

const registrations: readonly TableRow[] = [
  {
    file: `${engine}/questions/questionKinds.ts`,
    before: "import { staticKind } from './static/static.ts';\n",
    row: "import { shirtNumberKind } from './shirt-number/shirtNumber.ts';\n",
  },
  { file: `${engine}/questions/questionKinds.ts`, before: '  staticKind,\n', row: '  shirtNumberKind,\n' },
  {
    file: `${engine}/rjsf/questionViews.ts`,
    before: "import { staticView } from '../questions/static/staticView.tsx';\n",
    row: "import { shirtNumberView } from '../questions/shirt-number/shirtNumberView.tsx';\n",
  },
  {
    file: `${engine}/rjsf/questionViews.ts`,
    before: '  static: staticView,\n',
    row: '  shirt_number: shirtNumberView,\n',
  },
  {
    file: `${engine}/index.ts`,
    before: "export { RegistrationForm } from './RegistrationForm.tsx';\n",
    row: "export { ShirtNumberInput, type ShirtNumberInputProps } from './questions/shirt-number/ShirtNumberInput.tsx';\n",
  },
];

/** Sentences that fit any kind, until somebody writes better ones. */
const sentences = {
  nl: 'Dit antwoord klopt niet. Kijk het na.',
  en: 'This answer isn’t right. Please check it.',
  fr: 'Cette réponse n’est pas correcte. Vérifiez-la.',
  de: 'Diese Antwort stimmt nicht. Bitte prüfe sie.',
};

const texts: readonly TableRow[] = Object.entries(sentences).map(([language, sentence]) => ({
  file: `${engine}/texts/${language}.ts`,
  before: '  ratingRequired: ',
  row: `  shirtNumber: '${sentence}',\n`,
}));

const contract: readonly TableRow[] = [
  {
    file: `${engine}/sections/section.schema.json`,
    before: '            "static",\n',
    row: '            "shirt_number",\n',
  },
  { file: 'schemas/club-file/questionInFile.ts', before: "  'static',\n", row: "  'shirt_number',\n" },
];

const documents: readonly TableRow[] = [
  {
    file: 'form-engine/README.md',
    before: '| `address` | that type or `default_key` |',
    row: '| `shirt_number` | `type: "shirt_number"` | letters and digits, in upper case |\n',
  },
  {
    file: 'form-engine/README.md',
    before: ' `PagedSelect`,\n`PagedSelectMultiple` and',
    row: ' `ShirtNumberInput`,',
  },
  {
    file: 'form-engine/CHANGELOG.md',
    before: '- `SchemaForm`: a form from a plain JSON Schema',
    row: '- The kind `shirt_number`, and `ShirtNumberInput`. A kind of your own of this type goes before `questionKinds` in the list.\n',
  },
];

const tables: readonly TableRow[] = [
  {
    file: `${tests}/support/arbitraryForm.ts`,
    before: "  birthdate: of({ type: 'text', default_key: 'birthdate' }, date),\n",
    row: `  shirt_number: of(
    { type: 'shirt_number' },
    fc.oneof(fc.stringMatching(/^[A-Z0-9]{1,20}$/), fc.stringMatching(/^[a-z0-9 -]{1,30}$/)),
  ),\n`,
  },
  {
    file: `${tests}/support/conditionalForms.ts`,
    before: "      'radio',\n      'select',\n",
    row: "      'shirt_number',\n",
  },
  {
    file: `${tests}/rjsf/rjsf.stockForm.dom.test.tsx`,
    before: "  Geboren: { type: 'text', default_key: 'birthdate' },\n",
    row: "  ShirtNumber: { type: 'shirt_number' },\n",
  },
  {
    file: `${tests}/rules/rules.linearTime.test.ts`,
    before: "import { readWebAddress } from '#form-engine/src/rules/webAddress.ts';\n",
    row: "import { readShirtNumber } from '#form-engine/src/rules/shirtNumber.ts';\n",
  },
  {
    file: `${tests}/rules/rules.linearTime.test.ts`,
    before: '  readWebAddress,\n',
    row: '  readShirtNumber,\n',
  },
  {
    file: `${tests}/nasty/nasty.test.ts`,
    before: "  national_number: { type: 'text'",
    row: "  shirt_number: { type: 'shirt_number' },\n",
  },
  {
    file: `${tests}/nasty/hostileForm.ts`,
    before: "  national_number: { fields: { type: 'text'",
    row: "  shirt_number: { fields: { type: 'shirt_number' } },\n",
  },
  {
    file: `${tests}/nasty/nastyKinds.ts`,
    before: "  'national_number',\n  'address',\n",
    row: "  'shirt_number',\n",
  },
  {
    file: `${tests}/nasty/entered.dom.test.tsx`,
    before: "  ['national_number', /Vraag/],\n",
    row: "  ['shirt_number', /Vraag/],\n",
  },
  {
    file: 'tests/stories/stories.controls.test.ts',
    before: "      'PhoneInput',\n",
    row: "      'ShirtNumberInput',\n",
  },
  {
    file: 'stories/kinds/kindStates.ts',
    before: "  computed: { inForm: shown, control: 'Computed'",
    row: "  shirt_number: advising('ShirtNumberInput'),\n",
  },
  {
    file: 'stories/kinds/overview/exampleQuestions.ts',
    before: "  birthdate: [{ type: 'text', default_key: 'birthdate'",
    row: "  shirt_number: [{ type: 'shirt_number', question: 'Vraag', answer: 'AB12' }],\n",
  },
  {
    file: 'stories/start/kindPictures.ts',
    before: "  birthdate: { fields: ['03/09/2016'] },\n",
    row: "  shirt_number: { fields: ['AB12'] },\n",
  },
  {
    file: 'tests/package/app/sections.ts',
    before: '  static: {\n',
    row: "  shirt_number: { qid: 'shirt_number', nid: 0, type: 'shirt_number', question: 'Vraag' },\n",
  },
  {
    file: 'tests/package/chunks.test.ts',
    before: "    ['static', ['StaticText']],\n",
    row: "    ['shirt_number', ['ShirtNumberQuestion']],\n",
  },
];

const ofSetting: readonly TableRow[] = [
  {
    file: `${engine}/sections/section.schema.json`,
    before: `        {
          "if": {
            "properties": {
              "type": {
                "enum": ["static"]
`,
    row: `        {
          "if": { "properties": { "type": { "enum": ["shirt_number"] } }, "required": ["type"] },
          "then": { "properties": { "config": { "$ref": "#/definitions/shirtNumberConfig" } } }
        },\n`,
  },
  {
    file: `${engine}/sections/section.schema.json`,
    before: '"static", "group"]',
    row: '"shirt_number", ',
  },
  {
    file: `${engine}/sections/section.schema.json`,
    before: '    "staticConfig": {\n',
    row: `    "shirtNumberConfig": {
      "properties": {
        "my_setting": {
          "description": "The highest number of characters. Left out: 20.",
          "type": "integer",
          "minimum": 1
        }
      }
    },\n`,
  },
];

const ofNewSetting: readonly TableRow[] = [
  {
    file: `${engine}/sections/wireSection.ts`,
    before: '  /** birthdate: the minimum age, in whole years. */\n',
    row: '  /** shirt_number: the highest number of characters. */\n  readonly my_setting?: number;\n',
  },
  { file: `${engine}/schema/names/wireNames.ts`, before: '  min_age: 0,\n', row: '  my_setting: 0,\n' },
];

/** The rows of a new kind in every table. A `setting` that another kind reads already is in `WireConfig`. */
export function tableRows(setting: string | undefined): readonly TableRow[] {
  return [
    ...registrations,
    ...texts,
    ...contract,
    ...documents,
    ...tables,
    ...(setting === undefined ? [] : ofSetting),
    ...(setting === undefined || configNames.includes(setting) ? [] : ofNewSetting),
  ];
}
