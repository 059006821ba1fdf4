import { kindNames } from './kindNames.ts';

/** The steps that a person still has to do after `npm run new-kind`. */
export function whatIsLeft(name: string, setting: string | undefined, files: readonly string[]): string {
  const { camel, folder, words } = kindNames(name);
  const steps = [
    `form-engine/src/rules/${camel}.ts: read what people type, and adapt its tests.`,
    `form-engine/src/questions/${folder}/: the answer schema, the control and its comments.`,
    `form-engine/src/texts/: a sentence for “${camel}” in nl, en, fr and de. Tests and stories quote the Dutch one.`,
    `tests/form-engine/support/arbitraryForm.ts: answers that fit a ${words}, and answers that nearly do.`,
    'tests/cases/nasty.json: the last cases, with the new rule; docs/nasty-inputs.md says which rows concern the kind.',
    'stories/: labels and answers as a club would write them.',
    'form-engine/README.md and CHANGELOG.md: what the answer is.',
    `server/seed/demo/clubs/: a demo club that asks for a ${words}; tests/server/seed/demo/seed.test.ts wants every kind asked.`,
    ...(setting === undefined
      ? []
      : [
          `config.${setting}: its meaning in section.schema.json and WireConfig; schemas/club-file/questionInFile.ts, if a club file may set it.`,
        ]),
  ];
  return [
    `Added the kind “${name}”: it reads up to 20 letters and digits until you make it something else.`,
    '',
    ...files.map((file) => `  ${file}`),
    '',
    'Left to do:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    '',
    `Then: npm run types, npm run boundaries, and npm test. The page: docs/how-to/add-a-question-kind.md`,
  ].join('\n');
}
