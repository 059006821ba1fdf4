import type { KeyboardEvent } from 'react';
import type { Answers } from '../../questions/question-kind/answer.ts';
import { SchemaForm } from '../../SchemaForm.tsx';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { questionKey } from '../../sections/questionKey.ts';
import type { WireQuestion } from '../../sections/wireSection.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { visibleQuestions } from '../../visibility/visibleQuestions.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { askedBefore, askedIn } from '../parts/askedBefore.ts';
import { ConditionEditor } from '../parts/ConditionEditor.tsx';
import { OptionsEditor } from '../parts/OptionsEditor.tsx';
import { TextField } from '../parts/TextField.tsx';
import type { Place } from '../pure/parts.ts';
import { settingsOf } from '../pure/settingsOf.ts';
import { kindAt } from '../useBuilder.ts';
import { textIn, withTextIn } from '../words/languages.ts';
import { isSensitiveByWords, withSensitivity } from '../words/sensitivity.ts';
import { ChecksEditor } from './ChecksEditor.tsx';
import { ExpressionEditor } from './ExpressionEditor.tsx';
import { noSubmit, SensitiveTick, Tick, useChange, withSetting } from './fields.tsx';
import { KindChoice } from './KindChoice.tsx';
import { MoreSettings } from './MoreSettings.tsx';
import { Dependants, Faults } from './QuestionNotes.tsx';

interface QuestionSettingsProps {
  readonly place: Place;
  readonly question: WireQuestion;
  /** The answers in the form that is shown. */
  readonly answers: Answers;
}

/** The settings of a question. What most questions need comes first: its text, whether it is required, its options. */
export function QuestionSettings({ place, question, answers }: QuestionSettingsProps) {
  const builder = useBuilderContext();
  const { texts, language, main } = builder;
  const kind = kindAt(builder, place);
  const change = useChange(place);
  const config = kind && settingsOf(kind)?.config?.(texts.settings);
  const questions = askedBefore(builder, place);
  const { help } = question;
  const canBeRequired = kind?.requiredMessage !== undefined;
  const isRequired = wireFlag(question.required);
  const write = (text: string) => {
    const before = textIn(question.question, language, main);
    // As on paper, and in a pasted list. A second star is a star.
    const isStarred = canBeRequired && !isRequired && text.endsWith('*') && !before.endsWith('*');
    const label = isStarred ? text.slice(0, -1).trimEnd() : text;
    const written = { ...question, question: withTextIn(question.question, label, { language, main }) };
    const { sensitive } = withSensitivity(written);
    change(isStarred ? 'required' : 'question', {
      question: written.question,
      ...(isStarred && { required: true }),
      ...(sensitive !== undefined && { sensitive }),
    });
    if (isStarred) builder.say(fillIn(texts.becameRequired, { label }));
    else if (sensitive !== question.sensitive) builder.say(texts.becameSensitive);
  };
  return (
    <div className="cf-builder-settings">
      <Faults place={place} />
      <TextField
        label={texts.question}
        value={textIn(question.question, language, main)}
        isFirst
        onKeyDown={question.options === undefined ? undefined : toFirstOption}
        onChange={write}
      />
      {canBeRequired && (
        <Tick
          label={texts.required}
          {...(!isRequired && { hint: texts.requiredHint })}
          checked={isRequired}
          onChange={(required) => change('required', { required })}
        />
      )}
      {isSensitiveByWords(question) && <SensitiveTick question={question} change={change} />}
      {kind && !kind.asksNothing && place.length === 2 && builder.hostSettings?.says && (
        <p className="cf-help">{builder.hostSettings.says(question)}</p>
      )}
      {question.options !== undefined && (
        <OptionsEditor options={question.options} onChange={(options) => change('options', { options })} />
      )}
      {kind?.isComputed && (
        <ExpressionEditor
          expression={question.config?.expression}
          questions={questions}
          resultKey={keyOf(question)}
          answers={answers}
          onChange={(expression) =>
            change('expression', { config: withSetting(question.config, 'expression', expression) })
          }
        />
      )}
      {config && Object.keys(config).length > 0 && (
        <SchemaForm
          texts={texts.formTexts}
          locale={texts.locale}
          schema={{ type: 'object', properties: config }}
          initialData={question.config}
          mode={builder.isReadOnly ? 'read' : 'edit'}
          onChange={(data) =>
            change('config', { config: { ...kept(question, config), ...(data as object) } })
          }
          onSubmit={async () => undefined}
        >
          {noSubmit}
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
      {canBeRequired && !isRequired && (
        <ConditionEditor
          label={texts.requiredWhen}
          without={texts.never}
          condition={question.required_when}
          questions={questions}
          onChange={(required_when) => change('required_when', { required_when })}
        />
      )}
      <Dependants place={place} />
      <TextField
        label={texts.help}
        value={textIn(help, language, main)}
        isLong
        onChange={(text) =>
          change('help', { help: text === '' ? undefined : withTextIn(help, text, { language, main }) })
        }
      />
      <KindChoice place={place} question={question} />
      {kind?.name === 'group' && (
        <ChecksEditor
          checks={question.checks}
          questions={askedIn(builder, place)}
          onChange={(checks) => change('checks', { checks })}
        />
      )}
      <MoreSettings {...{ place, question, kind, questions, change }} />
    </div>
  );
}

/** Enter in the text of a question goes on to its options. */
function toFirstOption(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const settings = event.currentTarget.closest('.cf-builder-settings');
  settings?.querySelector<HTMLInputElement>('.cf-builder-options input')?.focus();
}

/** The settings that the form of the kind doesn't draw, such as an answer to begin with. */
function kept({ config }: WireQuestion, drawn: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(config ?? {}).filter(([name]) => !Object.hasOwn(drawn, name)));
}

function keyOf({ qid, nid = 0 }: WireQuestion): string {
  return questionKey(String(qid), nid);
}

/** Whether the question is asked with these answers. */
function isShown(form: CompiledForm, question: WireQuestion, answers: Answers): boolean {
  const key = keyOf(question);
  return visibleQuestions(form, answers).some((asked) => asked.key === key);
}
