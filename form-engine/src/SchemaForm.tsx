import {
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CompiledSchema, compileSchema } from './json-schema/compileSchema.ts';
import type { DataOf } from './json-schema/raw-data/dataOf.ts';
import { useLatest } from './questions/building-blocks/useLatest.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { RegistrationFormHandle } from './registration/registrationFormProps.ts';
import { dataProblem, formProblem } from './registration/submission/dataProblems.ts';
import type { SchemaFormHandle, SchemaFormProps } from './registration/submission/schemaFormProps.ts';
import { schemaViews } from './rjsf/part/schemaPartView.tsx';
import { useSameWhileEqual } from './rjsf/useSameWhileEqual.ts';
import { localDay } from './rules/calendarDay.ts';

/** The day of the device. It only marks today in calendars: no rule of a JSON Schema depends on the day. */
const deviceClock = { today: () => localDay(new Date()) };

const DrawnForm = forwardRef<SchemaFormHandle, SchemaFormProps>(function SchemaForm(props, ref) {
  const { schema, uiSchema, texts, locale, initialData, ports, onSubmit, onChange, onInvalid, ...settings } =
    props;
  const compiled = useCompiledSchema({ schema, uiSchema, locale, ...(texts && { texts }) });
  const [base] = useState(initialData);
  const initialAnswers = useMemo(() => compiled.initialAnswers(base), [compiled, base]);
  const form = useRef<RegistrationFormHandle>(null);
  const getData = () => compiled.dataOf(form.current?.getAnswers() ?? initialAnswers, base);
  const latestData = useLatest(getData);
  useImperativeHandle(
    ref,
    () => ({
      submit: async () => form.current?.submit(),
      reset: () => form.current?.reset(),
      getData: () => latestData.current(),
      focusFirstProblem: () => form.current?.focusFirstProblem(),
    }),
    [latestData],
  );
  return (
    <RegistrationForm
      ref={form}
      {...settings}
      form={compiled.form}
      views={schemaViews}
      initialAnswers={initialAnswers}
      ports={{ clock: deviceClock, ...ports }}
      onSubmit={async () => {
        const data = getData();
        const late = await lateProblems(compiled, data);
        const outcome = late.length > 0 ? { problems: late } : await onSubmit(data);
        if (outcome === 'unsent' || !outcome) return outcome;
        return { problems: outcome.problems.map((problem) => formProblem(compiled, problem)) };
      }}
      onChange={(answers) => onChange?.(compiled.dataOf(answers, base))}
      onInvalid={(problems) => onInvalid?.(problems.map((problem) => dataProblem(compiled, problem)))}
    />
  );
});

/**
 * A form from a JSON Schema: plain data in, plain data out. Draws, checks and submits as `RegistrationForm` does, without
 * what belongs to a registration. Its data has the type of the schema, or that of the host: `<SchemaForm<unknown, Member> …>`.
 */
// Cast is safe: the component doesn't look at the type of its data, and `forwardRef` can't say that a type follows from another.
export const SchemaForm = DrawnForm as unknown as <const Schema, Data = DataOf<Schema>>(
  props: SchemaFormProps<Schema, Data> & RefAttributes<SchemaFormHandle<Data>>,
) => ReactNode;

/** The problems that only the whole schema tells. A schema that can't be checked refuses nothing: its diagnostics say so. */
async function lateProblems({ checkedLate, validateData }: CompiledSchema, data: unknown) {
  return checkedLate.length === 0 ? [] : validateData(data).catch(() => []);
}

/** Compiles the schema again only where it, or what belongs to it, really changed. */
function useCompiledSchema(
  props: Pick<SchemaFormProps, 'schema' | 'uiSchema' | 'texts' | 'locale'>,
): CompiledSchema {
  const { schema, uiSchema, texts, locale } = useSameWhileEqual(props);
  return useMemo(
    () => compileSchema(schema, { uiSchema, locale, ...(texts && { texts }) }),
    [schema, uiSchema, texts, locale],
  );
}
