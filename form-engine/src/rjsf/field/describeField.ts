import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Choice, FieldDescription } from '../../questions/controls/fieldDescription.ts';
import type { AnswerOrigin } from '../../sections/wireSection.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { defaultLocale } from '../../texts/readLocale.ts';

/** A question as described by its compiled schema and uiSchema, with the texts around its control. */
export interface DescribedField extends FieldDescription {
  readonly help: string;
  /** The course's own text about this question. */
  readonly courseInfo: string;
  /** The origin of the initial answer; `undefined` where the form has none, or the answer is of this registration. */
  readonly origin: AnswerOrigin | undefined;
}

export interface FieldSource {
  readonly name: string;
  readonly schema: RJSFSchema;
  readonly uiSchema?: UiSchema | undefined;
  readonly required?: boolean | undefined;
}

/**
 * Reads a field's description from the result of `compileForm`. Pure. A schema from another source is read as far as
 * possible.
 */
export function describeField({ name, schema, uiSchema, required = false }: FieldSource): DescribedField {
  const settings: Readonly<Record<string, unknown>> = uiOptions(uiSchema);
  return {
    kind: text(settings.kind) || text(settings.widget),
    label: schema.title ?? name,
    required,
    options: choices(schema, settings),
    placeholder: text(settings.placeholder),
    autoComplete: text(settings.autocomplete) || undefined,
    locale: text(settings.locale) || defaultLocale,
    settings,
    help: text(settings.help),
    courseInfo: text(settings.courseInfo),
    origin: settings.origin === 'earlier' || settings.origin === 'profile' ? settings.origin : undefined,
  };
}

/** The settings in a uiSchema: what follows `ui:` in its names, and all in `ui:options`. */
function uiOptions(uiSchema: UiSchema | undefined): Readonly<Record<string, unknown>> {
  const settings: Record<string, unknown> = {};
  for (const name in uiSchema) {
    const value: unknown = uiSchema[name];
    if (name === 'ui:options' && isRecord(value)) Object.assign(settings, value);
    else if (name.startsWith('ui:')) settings[name.slice(3)] = value;
  }
  return settings;
}

/** The options. A question that takes another text too has no `enum`, so its values are in the settings. */
function choices(
  schema: RJSFSchema,
  { enumNames: names, values: offered }: Readonly<Record<string, unknown>>,
): readonly Choice[] {
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : undefined;
  const values: readonly unknown[] = schema.enum ?? items?.enum ?? (Array.isArray(offered) ? offered : []);
  const labels: readonly unknown[] = Array.isArray(names) ? names : [];
  return values.flatMap((value, index) =>
    typeof value === 'string' ? [{ value, label: text(labels[index]) || value }] : [],
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
