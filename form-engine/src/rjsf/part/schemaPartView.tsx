import { lazyControl } from '../../questions/controls/lazyControl.tsx';
import type { QuestionView } from '../../questions/controls/questionView.tsx';
import { isRecord } from '../../sections/wireValue.ts';
import { partValue, valueText } from './partValue.ts';

/** The view of a part of a JSON Schema that no question fits: rjsf's own fields in our clothes, loaded by the forms that have one. */
const schemaPartView: QuestionView = {
  labelling: 'group',
  showsParts: true,
  Control: lazyControl(async () => (await import('./PartForm.tsx')).PartForm),
  answerText: (answer, { settings: { part } }) => {
    const value = partValue(answer);
    return valueText(value, isRecord(part) ? part.schema : undefined);
  },
};

/** The views of the kinds that only forms of a JSON Schema have, for a `RegistrationForm` with the form of a `compileSchema`. */
export const schemaViews: Readonly<Record<string, QuestionView>> = { 'schema-part': schemaPartView };
