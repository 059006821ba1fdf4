import { useState } from 'react';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import type { WireCondition, WireOption, WireQuestion } from '../../sections/wireSection.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { AskedBefore } from '../parts/askedBefore.ts';
import { ConditionEditor } from '../parts/ConditionEditor.tsx';
import { TextField } from '../parts/TextField.tsx';
import { readsPlaceholder } from '../pure/convertQuestion.ts';
import { renameQuestion } from '../pure/edits.ts';
import type { Place } from '../pure/parts.ts';
import { textIn, withTextIn } from '../words/languages.ts';
import { isSensitiveByWords } from '../words/sensitivity.ts';
import { canHaveDefault, DefaultAnswer } from './DefaultAnswer.tsx';
import { type ChangeProperties, Folded, Pick, SensitiveTick, withSetting } from './fields.tsx';
import { HostFields } from './HostFields.tsx';

interface MoreSettingsProps {
  readonly place: Place;
  readonly question: WireQuestion;
  readonly kind: QuestionKind | undefined;
  readonly questions: readonly AskedBefore[];
  readonly change: ChangeProperties;
}

/** The settings that few questions need: an example in the field, an answer to begin with, where options come from, locks. */
export function MoreSettings({ place, question, kind, questions, change }: MoreSettingsProps) {
  const { texts, kinds, language, main, hostSettings } = useBuilderContext();
  const { config } = question;
  const isAnswered = kind !== undefined && !kind.asksNothing;
  return (
    <>
      {question.options !== undefined && (
        <Folded label={texts.optionSettings}>
          <OptionSource question={question} questions={questions} change={change} />
          <OptionConditions question={question} questions={questions} change={change} />
        </Folded>
      )}
      {isAnswered && !kind.isComputed && (
        <Folded label={texts.locks}>
          <Locks question={question} questions={questions} change={change} />
        </Folded>
      )}
      {isAnswered && hostSettings && place.length === 2 && (
        <Folded label={hostSettings.title}>
          <HostFields questions={[question]} properties={hostSettings.properties} change={change} />
        </Folded>
      )}
      <Folded label={texts.moreSettings}>
        {kind && readsPlaceholder(question, kinds) && (
          <TextField
            label={texts.placeholder}
            value={textIn(question.placeholder, language, main)}
            onChange={(text) =>
              change('placeholder', {
                placeholder:
                  text === '' ? undefined : withTextIn(question.placeholder, text, { language, main }),
              })
            }
          />
        )}
        {kind && canHaveDefault(kind) && (
          <DefaultAnswer
            question={question}
            onChange={(answer) => change('default', { config: withSetting(config, 'default', answer) })}
          />
        )}
        {/* It stands above where the words of the question ask for it. */}
        {!isSensitiveByWords(question) && <SensitiveTick question={question} change={change} />}
        <NameField place={place} question={question} />
      </Folded>
    </>
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

type PartProps = Omit<MoreSettingsProps, 'place' | 'kind'>;

/** Whether an answer can be changed: always, never, or under a condition; and why not. */
function Locks({ question, questions, change }: PartProps) {
  const { texts, language, main } = useBuilderContext();
  const { config, read_only_when, disabled_when, lock_reason } = question;
  const isLocked =
    read_only_when !== undefined || disabled_when !== undefined || config?.access !== undefined;
  return (
    <>
      <Pick
        label={texts.access}
        choices={Object.entries(texts.accesses)}
        value={config?.access ?? 'free'}
        onChange={(access) =>
          change('access', { config: withSetting(config, 'access', access === 'free' ? undefined : access) })
        }
      />
      <ConditionEditor
        label={texts.readOnlyWhen}
        without={texts.never}
        condition={read_only_when}
        questions={questions}
        onChange={(condition) => change('read_only_when', { read_only_when: condition })}
      />
      <ConditionEditor
        label={texts.disabledWhen}
        without={texts.never}
        condition={disabled_when}
        questions={questions}
        onChange={(condition) => change('disabled_when', { disabled_when: condition })}
      />
      {isLocked && (
        <TextField
          label={texts.lockReason}
          value={textIn(lock_reason, language, main)}
          onChange={(text) =>
            change('lock_reason', {
              lock_reason: text === '' ? undefined : withTextIn(lock_reason, text, { language, main }),
            })
          }
        />
      )}
    </>
  );
}

/** The source of the options: the question itself, another answer, or the host. */
function OptionSource({ question, questions, change }: PartProps) {
  const { texts, optionPorts } = useBuilderContext();
  const { config } = question;
  const source = config?.options_from;
  const sources = [
    ...questions.flatMap(({ qid, nid, label, kind, columns }) => {
      const asked = { qid, ...(nid !== undefined && { nid }) };
      if (kind?.name === 'select_multiple') return [{ label, source: asked }];
      return columns.map((column) => ({
        label: `${label}: ${column.label}`,
        source: { ...asked, column: column.qid },
      }));
    }),
    ...optionPorts.map(({ name, label }) => ({ label, source: { port: name } })),
  ];
  const at = sources.findIndex((one) => isSameSource(one.source, source));
  if (sources.length === 0) return null;
  return (
    <Pick
      label={texts.optionsFrom}
      choices={[
        ['', texts.ownOptions],
        ...sources.map(({ label }, index) => [String(index), label] as const),
      ]}
      value={at < 0 ? '' : String(at)}
      onChange={(name) =>
        change('options_from', {
          config: withSetting(config, 'options_from', sources[Number(name || -1)]?.source),
        })
      }
    />
  );
}

function isSameSource(one: object, other: object | undefined): boolean {
  const text = (source: object) => JSON.stringify(Object.entries(source).toSorted());
  return other !== undefined && text(one) === text(other);
}

/** The condition to offer one of the options. */
function OptionConditions({ question, questions, change }: PartProps) {
  const { texts } = useBuilderContext();
  const [at, setAt] = useState(0);
  const options = Array.isArray(question.options) ? question.options : [];
  const items: readonly (string | number | WireOption)[] = options;
  const chosen = items[at];
  if (chosen === undefined) return null;
  const write = (condition: WireCondition | undefined) => {
    const { visible_when, ...rest }: WireOption = isRecord(chosen)
      ? (chosen as WireOption)
      : { value: chosen as string };
    const next = condition ? { ...rest, visible_when: condition } : rest;
    change('options', { options: items.with(at, next) });
  };
  return (
    <>
      <Pick
        label={texts.optionWithCondition}
        choices={items.map((item, index) => [String(index), optionText(item)])}
        value={String(at)}
        onChange={(name) => setAt(Number(name))}
      />
      <ConditionEditor
        key={at}
        label={texts.optionWhen}
        without={texts.always}
        condition={isRecord(chosen) ? (chosen as WireOption).visible_when : undefined}
        questions={questions}
        onChange={write}
      />
    </>
  );
}

function optionText(item: string | number | WireOption): string {
  if (!isRecord(item)) return String(item);
  const { label, value } = item as WireOption;
  return String((typeof label === 'object' ? Object.values(label)[0] : label) ?? value);
}
