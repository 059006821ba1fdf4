import type { ValidatorType } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { engineFormats } from '../validation/engineFormats.ts';

/** The used part of an Ajv error. rjsf puts quotes around the name of a missing property. */
interface KeywordError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  message?: string;
}

/**
 * A validator for stock rjsf forms: `@rjsf/validator-ajv8` with the engine's formats. It compiles schemas at runtime,
 * so the page must allow `unsafe-eval`. `RegistrationForm` doesn't need it.
 *
 * @param form the form whose Dutch messages to use. Without it the messages are Ajv's own.
 */
export function createValidator(form?: CompiledForm): ValidatorType {
  return customizeValidator(
    {
      customFormats: engineFormats,
      // Skips the check of the schema against its meta-schema, which took seconds for questions with thousands of options.
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
  const [first, index, ...inRow] = error.instancePath.split('/').slice(1);
  const row = first === undefined ? undefined : form.rows.get(unescaped(first));
  if (row && index !== undefined) {
    const inner = { ...error, instancePath: inRow.map((name) => `/${name}`).join('') };
    explain(row, inner);
    if (inner.message !== undefined) error.message = inner.message;
    return;
  }
  // The missing property is a question, or a part of an answer.
  const key = first === undefined ? (missing ?? '') : unescaped(first);
  const kind = form.kinds.get(key);
  if (!kind) return;
  const parameters = form.parameters.get(key) ?? {};
  error.message =
    missing === undefined
      ? (kind.messages[error.keyword]?.message(form.texts, error.data, parameters) ?? form.texts.invalidValue)
      : (kind.requiredMessage?.(form.texts) ?? form.texts.required);
}

/** A name in a JSON pointer, which writes `~` and `/` as `~0` and `~1`. */
function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
