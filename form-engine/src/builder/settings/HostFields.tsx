import { SchemaForm } from '../../SchemaForm.tsx';
import type { WireQuestion } from '../../sections/wireSection.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { HostSettings } from '../useBuilder.ts';
import { type ChangeProperties, noSubmit } from './fields.tsx';

interface HostFieldsProps extends Pick<HostSettings, 'properties'> {
  /** The questions that the settings are of. */
  readonly questions: readonly WireQuestion[];
  readonly change: ChangeProperties;
}

/**
 * The settings that the host adds to a question, or to several: then those that all of them share are shown. A switch that is off
 * says nothing, so it isn't in the sections.
 */
export function HostFields({ questions, properties, change }: HostFieldsProps) {
  const { texts, isReadOnly } = useBuilderContext();
  const given = sharedBy(questions, Object.keys(properties));
  const set = (data: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(properties).filter((name) => (data[name] || undefined) !== given[name]);
    if (names.length === 0) return;
    // The names are the host's own: a type of the engine can't have them.
    change('host', Object.fromEntries(names.map((name) => [name, data[name] || undefined])) as object);
  };
  return (
    <SchemaForm
      texts={texts.formTexts}
      locale={texts.locale}
      schema={{ type: 'object', properties }}
      initialData={given}
      mode={isReadOnly ? 'read' : 'edit'}
      onChange={(data) => isRecord(data) && set(data)}
      onSubmit={async () => undefined}
    >
      {noSubmit}
    </SchemaForm>
  );
}

/** The values that each of the questions has. */
function sharedBy(
  [first, ...rest]: readonly WireQuestion[],
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const valueIn = (question: object | undefined, name: string) =>
    Object.entries(question ?? {}).find(([each]) => each === name)?.[1];
  const entries = names.map((name) => [name, valueIn(first, name)] as const);
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => value !== undefined && rest.every((question) => valueIn(question, name) === value),
    ),
  );
}
