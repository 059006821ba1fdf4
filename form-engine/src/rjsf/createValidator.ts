import type { ValidatorType } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { engineFormats } from '../validation/engineFormats.ts';

/** As much of an Ajv error as its meaning needs; rjsf puts quotes around the missing property while it asks. */
interface KeywordError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  message?: string;
}

/**
 * A validator for stock rjsf forms, over `@rjsf/validator-ajv8` with the engine's formats. It compiles while it runs, so it
 * needs a page that allows `unsafe-eval`; `RegistrationForm` doesn't need it at all.
 *
 * @param form with it the messages are the engine's Dutch ones, otherwise Ajv's own.
 */
export function createValidator(form?: CompiledForm): ValidatorType {
  return customizeValidator(
    {
      customFormats: engineFormats,
      // Checking the schema itself against the meta-schema took seconds where a question has thousands of options.
      ajvOptionsOverrides: { validateSchema: false },
    },
    form &&
      ((errors) => {
        for (const error of errors ?? []) explain(form, error);
      }),
  );
}

function explain(form: CompiledForm, error: KeywordError): void {
  const missing =
    error.keyword === 'required' ? String(error.params.missingProperty).replace(/^'|'$/g, '') : undefined;
  // What is missing is a question, or a part of the answer to one.
  const key = firstName(error.instancePath) ?? missing ?? '';
  const kind = form.kinds.get(key);
  if (!kind) return;
  const parameters = form.parameters.get(key) ?? {};
  error.message =
    missing === undefined
      ? (kind.messages[error.keyword]?.message(form.texts, error.data, parameters) ?? form.texts.invalidValue)
      : (kind.requiredMessage?.(form.texts) ?? form.texts.required);
}

/** The first name of a JSON pointer, as it stands in the data: a pointer writes `~` and `/` as `~0` and `~1`. */
function firstName(pointer: string): string | undefined {
  return pointer.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
}
