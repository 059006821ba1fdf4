import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPlaceOfExample, type KindNames } from './kindNames.ts';

const kind = 'form-engine/src/questions/shirt-number';
const tests = 'tests/form-engine';

/** The place of each template's file, for the example `shirt_number`. */
const places: Readonly<Record<string, string>> = {
  'rule.ts': 'form-engine/src/rules/shirtNumber.ts',
  'kind.ts': `${kind}/shirtNumber.ts`,
  'input.tsx': `${kind}/ShirtNumberInput.tsx`,
  'question.tsx': `${kind}/ShirtNumberQuestion.tsx`,
  'view.tsx': `${kind}/shirtNumberView.tsx`,
  'kindStories.tsx': 'stories/kinds/ShirtNumber.stories.tsx',
  'controlStories.tsx': 'stories/controls/ShirtNumberInput.stories.tsx',
  'ruleTest.ts': `${tests}/rules/shirtNumber.test.ts`,
  'kindTest.ts': `${tests}/questions/shirt-number/shirtNumber.test.ts`,
  'inputTest.tsx': `${tests}/questions/shirt-number/ShirtNumberInput.dom.test.tsx`,
};

/** The same places for a kind that reads a setting: another kind file, and one test more. */
const placesWithSetting: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(places).filter(([template]) => template !== 'kind.ts')),
  'kindWithSetting.ts': `${kind}/shirtNumber.ts`,
  'settingTest.ts': `${tests}/questions/shirt-number/shirtNumber.setting.test.ts`,
};

/** The files of a new kind, by path from the root. */
export function newFiles(names: KindNames, setting: string | undefined): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(setting === undefined ? places : placesWithSetting).map(([template, place]) => [
      inPlaceOfExample(place, names),
      inPlaceOfExample(readTemplate(template), names, setting),
    ]),
  );
}

/** Templates are the code of a real kind, named `*.txt` so that no tool reads them as code of the house. */
function readTemplate(name: string): string {
  return readFileSync(join(import.meta.dirname, 'templates', `${name}.txt`), 'utf8');
}
