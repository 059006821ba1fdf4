import Form, { type IChangeEvent } from '@rjsf/core';
import stockFields from '@rjsf/core/lib/components/fields/index.js';
import stockWidgets from '@rjsf/core/lib/components/widgets/index.js';
import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';
import mergeAllOf from '@rjsf/utils/lib/schema/shallowAllOfMerge.js';
import { forwardRef, type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldProblem, QuestionControlProps } from '../../questions/controls/questionView.tsx';
import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { type PartTexts, partTexts } from '../../texts/partTexts.ts';
import { AnyField } from './AnyField.tsx';
import { drawnSchema } from './drawnSchema.ts';
import { partProblems } from './partProblems.ts';
import { partValidator, translated } from './partSettings.ts';
import { partTemplates } from './partTemplates.tsx';
import { partValue } from './partValue.ts';
import { partWidgets } from './partWidgets.tsx';

/** rjsf's own fields, in templates and widgets of ours. */
export const partTheme = {
  fields: { ...stockFields(), FallbackField: AnyField },
  templates: partTemplates,
  widgets: { ...stockWidgets(), ...partWidgets },
};

/** `RegistrationForm` draws the form element. It accepts rjsf's ref, because React 18 warns about a component that can't. */
const NoElement = forwardRef(function NoElement({ children }: { readonly children?: ReactNode }, _ref) {
  return children;
});

/** An object that nobody filled in stays away. Constants come with a branch that somebody chooses. */
const defaults = { emptyObjectFields: 'skipEmptyDefaults' } as const;

/** A schema with an `allOf` is an object, and so is what comes of it. */
const merged = (schema: RJSFSchema) => mergeAllOf(schema) as RJSFSchema;

/** The value of a part of a JSON Schema, drawn by rjsf. The answer is the value as JSON. */
export function PartForm({
  id,
  value,
  field,
  texts: formTexts,
  problems,
  onChange,
  onBlur,
  disabled,
  readOnly,
}: QuestionControlProps) {
  const texts = partTexts(field.locale);
  const { schema, uiSchema } = useDrawn(field.settings.part, field.label, texts);
  const [data, setData] = useValue(value);
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = true;
  };
  const check = useMemo(() => partProblems(field.settings.part, formTexts), [field.settings.part, formTexts]);
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const extraErrors = useMemo(() => errorsOf(problems, found), [problems, found]);
  const leave = (isInside: boolean) => {
    if (!isTouched.current || data === undefined) return;
    // An empty field is only a problem once the whole part is left.
    setFound(check(data).filter(({ isMissing }) => !isInside || !isMissing));
  };
  const take = ({ formData }: IChangeEvent, from?: string) => {
    // rjsf fills in defaults by itself. A value that nobody touched stays as it came.
    if (from === undefined || !isTouched.current) return;
    const json = setData(formData);
    setFound([]);
    onChange(json);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody began
    <div
      className="cf-json"
      onFocusCapture={touch}
      onChangeCapture={touch}
      onClickCapture={touch}
      onBlur={({ currentTarget, relatedTarget }) => {
        leave(currentTarget.contains(relatedTarget));
        onBlur?.();
      }}
    >
      <Form
        tagName={NoElement}
        schema={schema}
        uiSchema={uiSchema}
        formData={data}
        validator={partValidator}
        {...partTheme}
        formContext={texts}
        translateString={translated(texts)}
        extraErrors={extraErrors}
        experimental_defaultFormStateBehavior={defaults}
        // The package's own build of rjsf can't merge: see `build/plain-schemas/`.
        experimental_customMergeAllOf={merged}
        useFallbackUiForUnsupportedType
        idPrefix={`${id}-part`}
        idSeparator="-"
        disabled={disabled === true}
        readonly={readOnly === true}
        showErrorList={false}
        noValidate
        onChange={take}
      >
        {/* A child that draws nothing: without children rjsf adds a submit button. */}
        {true}
      </Form>
    </div>
  );
}

/** The schema and uiSchema as rjsf draws them. The frame of the field has the texts of the whole. */
function useDrawn(part: unknown, label: string, texts: PartTexts) {
  return useMemo(() => {
    const { schema = {}, root, ui = {} } = isRecord(part) ? part : {};
    const whole = isRecord(schema) ? schema : {};
    const { 'ui:description': _description, 'ui:help': _help, ...own } = isRecord(ui) ? ui : {};
    const isPassword = whole.format === 'password';
    const uiSchema: UiSchema = { ...(isPassword && { 'ui:widget': 'password' }), ...own, 'ui:title': label };
    return { schema: drawnSchema({ schema: whole, root }, texts), uiSchema };
  }, [part, label, texts]);
}

/** The value that is drawn. JSON has no `undefined`, so an answer that was written here isn't read again. */
function useValue(answer: unknown): readonly [unknown, (data: unknown) => string | undefined] {
  const [written, setWritten] = useState<{ readonly json: unknown; readonly data: unknown }>(() => ({
    json: answer,
    data: partValue(answer),
  }));
  const read = useMemo(() => (written.json === answer ? written.data : partValue(answer)), [written, answer]);
  return [
    read,
    (data) => {
      const json = data === undefined ? undefined : JSON.stringify(data);
      setWritten({ json, data });
      return json;
    },
  ];
}

/**
 * The problems of values inside, as rjsf nests them. The frame of the field shows those of the form about the whole.
 * @param found problems of the part by itself, which the form doesn't know. The form's own go first.
 */
function errorsOf(problems: readonly FieldProblem[], found: readonly FieldProblem[]): ErrorSchema {
  const errors: WireRecord = {};
  const known = problems.filter(({ path }) => path.length > 0);
  for (const { path, message } of problems.length > 0 ? known : found) {
    let place = errors as Record<string, unknown>; // Built here, and not shared yet.
    for (const name of path) {
      const inside = isRecord(place[name]) ? place[name] : {};
      place[name] = inside;
      place = inside as Record<string, unknown>;
    }
    place.__errors = [...(Array.isArray(place.__errors) ? place.__errors : []), message];
  }
  return errors as ErrorSchema; // rjsf's own type says the same of a record of records.
}
