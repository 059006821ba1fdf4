import { useId, useState } from 'react';
import type { Answers } from '../../questions/question-kind/answer.ts';
import { SchemaForm } from '../../SchemaForm.tsx';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { questionKey } from '../../sections/questionKey.ts';
import type { WireQuestion, WireSection, WireText } from '../../sections/wireSection.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { visibleQuestions } from '../../visibility/visibleQuestions.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { convertQuestion } from '../pure/convertQuestion.ts';
import { changePart, renameQuestion } from '../pure/edits.ts';
import { type FormPart, isQuestion, type Place, partAt } from '../pure/parts.ts';
import { labelOf } from '../pure/qids.ts';
import { settingsOf } from '../pure/settingsOf.ts';
import { kindAt } from '../useBuilder.ts';
import { askedBefore } from './askedBefore.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { TextField } from './TextField.tsx';

/** The settings of the selected part. */
export function Inspector({ answers }: { readonly answers: Answers }) {
  const { sections, places, texts, revision } = useBuilderContext();
  const place = places.at(-1);
  const part = place && partAt(sections, place);
  if (places.length > 1)
    return <p className="cf-builder-empty">{fillIn(texts.severalSelected, { n: places.length })}</p>;
  if (!place || !part) return <p className="cf-builder-empty">{texts.nothingSelected}</p>;
  // The fields hold what is typed; after undo, or for another part, they begin anew.
  const key = `${place.join('-')} ${revision}`;
  return isQuestion(part) ? (
    <QuestionSettings key={key} place={place} question={part} answers={answers} />
  ) : (
    <SectionSettings key={key} place={place} section={part} />
  );
}

function SectionSettings({ place, section }: { readonly place: Place; readonly section: WireSection }) {
  const builder = useBuilderContext();
  const { texts } = builder;
  const change = useChange(place);
  return (
    <div className="cf-builder-settings">
      <TextField
        label={texts.title}
        value={labelOf({ question: section.title })}
        isFirst
        onChange={(title) => change('title', { title: inLanguage(section.title, title) })}
      />
      <Tick
        label={texts.step}
        checked={wireFlag(section.step)}
        onChange={(step) => change('step', { step })}
      />
      <ConditionEditor
        label={texts.shownWhen}
        without={texts.always}
        condition={section.visible_when}
        questions={askedBefore(builder, place)}
        onChange={(visible_when) => change('visible_when', { visible_when })}
      />
    </div>
  );
}

interface QuestionSettingsProps {
  readonly place: Place;
  readonly question: WireQuestion;
  /** The answers in the form that is shown. */
  readonly answers: Answers;
}

function QuestionSettings({ place, question, answers }: QuestionSettingsProps) {
  const builder = useBuilderContext();
  const { texts } = builder;
  const kind = kindAt(builder, place);
  const settings = kind && settingsOf(kind);
  const change = useChange(place);
  const config = settings?.config?.(texts.settings);
  const questions = askedBefore(builder, place);
  return (
    <div className="cf-builder-settings">
      <TextField
        label={texts.question}
        value={labelOf(question)}
        isFirst
        onChange={(text) => change('question', { question: inLanguage(question.question, text) })}
      />
      <TextField
        label={texts.help}
        value={labelOf({ question: question.help ?? '' })}
        isLong
        onChange={(text) =>
          change('help', { help: text === '' ? undefined : inLanguage(question.help ?? '', text) })
        }
      />
      <KindChoice place={place} question={question} />
      {question.options !== undefined && (
        <OptionsEditor options={question.options} onChange={(options) => change('options', { options })} />
      )}
      {kind?.requiredMessage && (
        <Tick
          label={texts.required}
          checked={wireFlag(question.required)}
          onChange={(required) => change('required', { required })}
        />
      )}
      {config && (
        <SchemaForm
          schema={{ type: 'object', properties: config }}
          initialData={question.config}
          mode={builder.isReadOnly ? 'read' : 'edit'}
          onChange={(data) => change('config', { config: data as WireQuestion['config'] })}
          onSubmit={async () => undefined}
        >
          {nothing}
        </SchemaForm>
      )}
      <ConditionEditor
        label={texts.shownWhen}
        without={texts.always}
        condition={question.visible_when}
        questions={questions}
        onChange={(visible_when) => change('visible_when', { visible_when })}
      />
      {question.visible_when !== undefined && place.length === 2 && (
        <p className="cf-help">
          {isShown(builder.form, question, answers) ? texts.nowShown : texts.nowHidden}
        </p>
      )}
      {kind?.requiredMessage && !wireFlag(question.required) && (
        <ConditionEditor
          label={texts.requiredWhen}
          without={texts.never}
          condition={question.required_when}
          questions={questions}
          onChange={(required_when) => change('required_when', { required_when })}
        />
      )}
      <Tick
        label={texts.sensitive}
        checked={wireFlag(question.sensitive)}
        onChange={(sensitive) => change('sensitive', { sensitive })}
      />
      <NameField place={place} question={question} />
    </div>
  );
}

/** In place of the submit button: what is typed is the form at once. */
const nothing = <></>;

/** Whether the question is asked with these answers. */
function isShown(form: CompiledForm, { qid, nid = 0 }: WireQuestion, answers: Answers): boolean {
  const key = questionKey(String(qid), nid);
  return visibleQuestions(form, answers).some((asked) => asked.key === key);
}

/** The kind of the question. What the new kind can't have is named. */
function KindChoice({ place, question }: { readonly place: Place; readonly question: WireQuestion }) {
  const builder = useBuilderContext();
  const { texts, kinds } = builder;
  const id = useId();
  const names: Readonly<Record<string, string>> = texts.kinds;
  const offered = kinds.filter((kind) => settingsOf(kind) !== undefined);
  const convert = (name: string) => {
    const wire = offered.find((kind) => kind.name === name);
    const settings = wire && settingsOf(wire);
    if (!settings) return;
    const { question: converted, lost } = convertQuestion(question, settings.wire, kinds);
    builder.change(
      'convert',
      changePart(builder.sections, place, () => converted),
    );
    if (lost.length > 0) builder.say(fillIn(texts.lost, { names: lost.join(', ') }));
  };
  return (
    <div className="cf-field">
      <label className="cf-label" htmlFor={id}>
        {texts.kind}
      </label>
      <select
        id={id}
        className="cf-input"
        disabled={builder.isReadOnly}
        value={kindAt(builder, place)?.name}
        onChange={({ target }) => convert(target.value)}
      >
        {offered.map(({ name }) => (
          <option key={name} value={name}>
            {names[name] ?? name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The qid: changed when the field is left, because every letter would rename all references. */
function NameField({ place, question }: { readonly place: Place; readonly question: WireQuestion }) {
  const builder = useBuilderContext();
  const [name, setName] = useState(String(question.qid));
  const rename = () => {
    if (name === String(question.qid)) return;
    const isDone = builder.change('rename', renameQuestion(builder.sections, place, name));
    if (!isDone) setName(String(question.qid));
  };
  return <TextField label={builder.texts.name} value={name} onChange={setName} onBlur={rename} />;
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  const { isReadOnly } = useBuilderContext();
  return (
    <label className="cf-choice">
      <input
        type="checkbox"
        checked={checked}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

type Changed = {
  readonly [Name in keyof (WireQuestion & WireSection)]?: (WireQuestion & WireSection)[Name] | undefined;
};

/** Changes properties of a part as they are typed. `undefined` takes a property away. */
function useChange(place: Place): (property: string, values: Changed) => void;
function useChange(place: Place) {
  const builder = useBuilderContext();
  return (property: string, values: Readonly<Record<string, unknown>>) => {
    const edit = changePart(builder.sections, place, (part) => withValues(part, values));
    builder.change('change', edit, { key: `${property} ${place.join('-')}`, isTyped: true });
  };
}

function withValues(part: FormPart, values: Readonly<Record<string, unknown>>): FormPart {
  const entries = Object.entries({ ...part, ...values }).filter(([, value]) => value !== undefined);
  // Cast is safe: the values are properties of a section or a question.
  return Object.fromEntries(entries) as unknown as FormPart;
}

/** The text in the language that is shown: the first, where there are several. */
function inLanguage(before: WireText, text: string): WireText {
  if (typeof before === 'string') return text;
  const [language = 'nl'] = Object.keys(before);
  return { ...before, [language]: text };
}
