import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { dataValidator } from '../../json-schema/raw-data/dataValidator.ts';

/** In this draft a list of `items`, `dependencies` and the keywords beside a `$ref` all count, as rjsf takes them. */
const $schema = 'https://json-schema.org/draft/2019-09/schema';

const checks = new WeakMap<RJSFSchema, (data: unknown) => boolean>();

/**
 * The validator with which rjsf finds the branch that fits a value. It makes no code at run time. It finds no problems: `validateData` has
 * those of the whole form.
 */
export const partValidator: ValidatorType = {
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
