import {
  englishStringTranslator,
  type RJSFSchema,
  TranslatableString,
  type ValidatorType,
} from '@rjsf/utils';
import sanitizeData from '@rjsf/utils/lib/schema/sanitizeDataForNewSchema.js';
import { dataValidator } from '../../json-schema/raw-data/dataValidator.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { PartTexts } from '../../texts/partTexts.ts';

type Said = (texts: PartTexts) => string;

const strings: ReadonlyMap<TranslatableString, Said> = new Map<TranslatableString, Said>([
  [TranslatableString.ArrayItemTitle, ({ item }) => item],
  [TranslatableString.YesLabel, ({ yes }) => yes],
  [TranslatableString.NoLabel, ({ no }) => no],
  [TranslatableString.NewStringDefault, () => ''],
  [TranslatableString.AddButton, ({ add }) => add],
  [TranslatableString.AddItemButton, ({ add }) => add],
  [TranslatableString.CopyButton, ({ copy }) => copy],
  [TranslatableString.MoveDownButton, ({ moveDown }) => moveDown],
  [TranslatableString.MoveUpButton, ({ moveUp }) => moveUp],
  [TranslatableString.RemoveButton, ({ remove }) => remove],
  [TranslatableString.ClearButton, ({ clear }) => clear],
  [TranslatableString.PreviewLabel, ({ preview }) => preview],
  [TranslatableString.Type, ({ type }) => type],
  [TranslatableString.Value, ({ value }) => value],
  [TranslatableString.OptionPrefix, ({ option }) => fillIn(option, { n: '%1' })],
  [TranslatableString.TitleOptionPrefix, ({ option }) => `%1: ${fillIn(option, { n: '%2' })}`],
  [TranslatableString.KeyLabel, ({ name }) => fillIn(name, { label: '%1' })],
  [TranslatableString.DeprecatedLabel, ({ deprecated }) => fillIn(deprecated, { label: '%1' })],
  [TranslatableString.FilesInfo, ({ file }) => fillIn(file, { name: '%1', size: '%3' })],
]);

/** rjsf's sentences in the language of the form. */
export function translated(texts: PartTexts): typeof englishStringTranslator {
  return (string, parameters = []) => {
    const text = strings.get(string)?.(texts);
    if (text === undefined) return englishStringTranslator(string, parameters);
    return parameters.reduce((filled, value, index) => filled.replaceAll(`%${index + 1}`, value), text);
  };
}

/** In this draft a list of `items`, `dependencies` and the keywords beside a `$ref` all count, as rjsf takes them. */
const $schema = 'https://json-schema.org/draft/2019-09/schema';

const checks = new WeakMap<RJSFSchema, (data: unknown) => boolean>();

/**
 * The validator with which rjsf finds the branch that fits a value. It makes no code at run time. It finds no problems: `validateData` has
 * those of the whole form. The package's build of rjsf removes values of another branch only by `sanitizeData`: see `build/rjsfSanitize.ts`.
 */
export const partValidator: ValidatorType & { readonly sanitizeData: typeof sanitizeData } = {
  sanitizeData,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: (schema, data, root) => {
    const known = checks.get(schema) ?? checkOf(schema, root);
    checks.set(schema, known);
    return known(data);
  },
};

/** A schema that can't be checked fits nothing. */
function checkOf(schema: RJSFSchema, root: RJSFSchema): (data: unknown) => boolean {
  try {
    const faultsIn = dataValidator({ ...schema, $schema, $defs: root.$defs ?? {} });
    return (data) => {
      try {
        return faultsIn(data).length === 0;
      } catch {
        return false;
      }
    };
  } catch {
    return () => false;
  }
}
