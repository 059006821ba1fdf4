import {
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CompiledSchema, compileSchemaWith } from './json-schema/compileSchemaWith.ts';
import { answersAt } from './json-schema/data/answersAt.ts';
import { autofocusPointer, readUi } from './json-schema/memberTexts.ts';
import type { DataOf } from './json-schema/raw-data/dataOf.ts';
import { useLatest } from './questions/building-blocks/useLatest.tsx';
import { FormFrame } from './registration/frame/FormFrame.tsx';
import type { FormFrameProps } from './registration/frame/formFrameProps.ts';
import type { RegistrationFormHandle } from './registration/registrationFormProps.ts';
import { dataProblem, formProblem } from './registration/submission/dataProblems.ts';
import type { SchemaFormHandle, SchemaFormProps } from './registration/submission/schemaFormProps.ts';
import { schemaFormViews } from './rjsf/part/schemaFormViews.ts';
import { useSameWhileEqual } from './rjsf/useSameWhileEqual.ts';
import { localDay } from './rules/calendarDay.ts';

/** The day of the device. It only marks today in calendars: no rule of a JSON Schema depends on the day. */
const deviceClock = { today: () => localDay(new Date()) };

const DrawnForm = forwardRef<SchemaFormHandle, SchemaFormProps>(function SchemaForm(props, ref) {
  const { schema, uiSchema, texts, locale, initialData, ports, onSubmit, onChange, onInvalid, ...settings } =
    props;
  const { compiled, diagnose } = useCompiledSchema({ schema, uiSchema, locale, ...(texts && { texts }) });
  const [base] = useState(initialData);
  const initialAnswers = useMemo(() => compiled.initialAnswers(base), [compiled, base]);
  const form = useRef<RegistrationFormHandle>(null);
  const getAnswers = () => form.current?.getAnswers() ?? initialAnswers;
  const getData = () => compiled.dataOf(getAnswers(), base);
  const latestUi = useLatest(uiSchema);
  const latest = useLatest({ compiled, getAnswers, getData });
  useImperativeHandle(
    ref,
    () => ({
      submit: async () => form.current?.submit(),
      reset: () => form.current?.reset(),
      getData: () => latest.current.getData(),
      setAnswer: (pointer, value) => {
        const data = latest.current.getData();
        for (const [key, answer] of answersAt(latest.current.compiled, data, [pointer, value]))
          form.current?.setAnswer(key, answer);
      },
      setProblems: (problems) =>
        form.current?.setProblems(
          problems.map((problem) =>
            formProblem(latest.current.compiled, problem, latest.current.getAnswers()),
          ),
        ),
      focusField: (pointer) => focusAt(form.current, latest.current.compiled, pointer),
      focusFirstProblem: () => form.current?.focusFirstProblem(),
    }),
    [latest],
  );
  useEffect(() => {
    const pointer = autofocusPointer(readUi(latestUi.current));
    if (pointer !== undefined) focusAt(form.current, latest.current.compiled, pointer);
  }, [latest, latestUi]);
  return (
    <FormFrame
      handle={form}
      {...settings}
      form={compiled.form}
      views={schemaFormViews}
      diagnose={diagnose}
      initialAnswers={initialAnswers}
      ports={{ ...ports, clock: ports?.clock ?? deviceClock }}
      onSubmit={async () => {
        const data = getData();
        // Without anything to wait for, the host is called while the submit goes on: it may open a window then.
        const late = compiled.checkedLate.length > 0 ? await lateProblems(compiled, data) : [];
        const outcome = late.length > 0 ? { problems: late } : await onSubmit(data);
        if (outcome === 'unsent' || !outcome) return outcome;
        return { problems: outcome.problems.map((problem) => formProblem(compiled, problem, getAnswers())) };
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

/** Focuses the question at a place in the data. */
function focusAt(form: RegistrationFormHandle | null, compiled: CompiledSchema, pointer: string): void {
  const key = compiled.keyAt(pointer);
  if (key !== undefined) form?.focusField(key);
}

/** The problems that only the whole schema tells. A schema that can't be checked refuses nothing: its diagnostics say so. */
async function lateProblems({ validateData }: CompiledSchema, data: unknown) {
  return validateData(data).catch(() => []);
}

/**
 * Compiles the schema again only where it, or what belongs to it, really changed. What else is wrong with it, only a developer wants to
 * know: that code is loaded apart.
 */
function useCompiledSchema(props: Pick<SchemaFormProps, 'schema' | 'uiSchema' | 'texts' | 'locale'>): {
  readonly compiled: CompiledSchema;
  readonly diagnose: NonNullable<FormFrameProps['diagnose']>;
} {
  const { schema, uiSchema, texts, locale } = useSameWhileEqual(props);
  return useMemo(() => {
    const options = { uiSchema, locale, ...(texts && { texts }) };
    return {
      compiled: compileSchemaWith(schema, options, undefined),
      diagnose: async () => {
        const { compileSchema } = await import('./json-schema/compileSchema.ts');
        return compileSchema(schema, options).diagnostics;
      },
    };
  }, [schema, uiSchema, texts, locale]);
}
