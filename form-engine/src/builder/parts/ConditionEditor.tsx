import { useId, useState } from 'react';
import type { WireCondition } from '../../sections/wireSection.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import {
  type ConditionGroup,
  type ConditionNode,
  type ConditionTest,
  readConditionTree,
  withoutValue,
  writeConditionTree,
} from '../pure/conditionTree.ts';
import { askingAbout } from '../pure/operatorsOf.ts';
import type { AskedBefore } from './askedBefore.ts';

interface ConditionEditorProps {
  /** The decision of the condition in words: “Wanneer tonen we dit?” */
  readonly label: string;
  /** The case without a condition: always, or never. */
  readonly without: string;
  readonly condition: WireCondition | undefined;
  /** The questions that the condition may ask after. */
  readonly questions: readonly AskedBefore[];
  readonly onChange: (condition: WireCondition | undefined) => void;
}

/** A condition in words: tests on other answers, and groups of them. */
export function ConditionEditor({ label, without, condition, questions, onChange }: ConditionEditorProps) {
  const { texts, isReadOnly } = useBuilderContext();
  // The state holds tests that aren't complete yet: they have no place on the wire.
  const [tree, setTree] = useState(() => readConditionTree(condition));
  const [isOn, setOn] = useState(condition !== undefined);
  const id = useId();
  if (!tree) return <p className="cf-help">{`${label} ${texts.onlyInJson}`}</p>;
  const write = (next: ConditionGroup) => {
    setTree(next);
    onChange(writeConditionTree(next));
  };
  const turn = (on: boolean) => {
    setOn(on);
    if (on && tree.of.length === 0) setTree({ ...tree, of: [suggestedTest(questions)] });
    onChange(on ? writeConditionTree(tree) : undefined);
  };
  return (
    <fieldset className="cf-field" disabled={isReadOnly}>
      <legend className="cf-label">{label}</legend>
      {[false, true].map((on) => (
        <label key={String(on)} className="cf-choice">
          <input type="radio" name={id} checked={isOn === on} onChange={() => turn(on)} />
          <span>{on ? texts.when : without}</span>
        </label>
      ))}
      {isOn && <GroupFields group={tree} questions={questions} onChange={write} />}
    </fieldset>
  );
}

const newTest: ConditionTest = { qid: '', operator: 'equals', value: '' };

/** A test on the question just before, because most conditions ask after it: the nearest one with options, or else the nearest. */
function suggestedTest(questions: readonly AskedBefore[]): ConditionTest {
  const earlier = questions.filter(({ isEarlier }) => isEarlier);
  const suggested = earlier.findLast(({ question }) => question.options.length > 0) ?? earlier.at(-1);
  return suggested ? testOn(suggested) : newTest;
}

function testOn({ qid, nid, question, kind }: AskedBefore): ConditionTest {
  const [operator = 'filled'] = askingAbout(question, kind).operators;
  return { qid, ...(nid !== undefined && { nid }), operator, value: '' };
}

interface FieldsProps<Node> {
  readonly questions: readonly AskedBefore[];
  readonly onChange: (node: Node) => void;
}

function GroupFields({
  group,
  questions,
  onChange,
}: FieldsProps<ConditionGroup> & { readonly group: ConditionGroup }) {
  const { texts } = useBuilderContext();
  const change = (of: readonly ConditionNode[]) => onChange({ ...group, of });
  return (
    <div className="cf-builder-group">
      {group.of.length > 1 && (
        <select
          className="cf-input"
          aria-label={texts.howMany}
          value={group.holds}
          // Cast is safe: the options are those of the type.
          onChange={({ target }) => onChange({ ...group, holds: target.value as ConditionGroup['holds'] })}
        >
          {Object.entries(texts.holds).map(([holds, text]) => (
            <option key={holds} value={holds}>
              {text}
            </option>
          ))}
        </select>
      )}
      <ul>
        {group.of.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name, and its fields show it alone
          <li key={index}>
            {'of' in node ? (
              <GroupFields
                group={node}
                questions={questions}
                onChange={(next) => change(group.of.with(index, next))}
              />
            ) : (
              <TestFields
                test={node}
                questions={questions}
                onChange={(next) => change(group.of.with(index, next))}
              />
            )}
            <button
              type="button"
              className="cf-button cf-button-plain"
              aria-label={fillIn(texts.removeTest, { n: index + 1 })}
              onClick={() => change(group.of.toSpliced(index, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className="cf-builder-row">
        <button
          type="button"
          className="cf-button cf-button-plain"
          onClick={() => change([...group.of, newTest])}
        >
          {texts.addTest}
        </button>
        <button
          type="button"
          className="cf-button cf-button-plain"
          onClick={() => change([...group.of, { holds: 'any', of: [newTest, newTest] }])}
        >
          {texts.addGroup}
        </button>
      </div>
    </div>
  );
}

function TestFields({
  test,
  questions,
  onChange,
}: FieldsProps<ConditionTest> & { readonly test: ConditionTest }) {
  const { texts } = useBuilderContext();
  const asked = questions.find(({ qid, nid }) => qid === test.qid && nid === test.nid);
  const { operators, value } = asked ? askingAbout(asked.question, asked.kind) : noQuestion;
  const choose = (next: AskedBefore | undefined) => onChange(next ? testOn(next) : newTest);
  return (
    <div className="cf-builder-test">
      <select
        className="cf-input"
        aria-label={texts.asked}
        value={asked ? questions.indexOf(asked) : ''}
        onChange={({ target }) => choose(target.value === '' ? undefined : questions[Number(target.value)])}
      >
        <option value="">{test.qid === '' || asked ? texts.choose : test.qid}</option>
        {questions.map(({ qid, nid, label }, index) => (
          <option key={`${qid} ${nid}`} value={index}>
            {label}
          </option>
        ))}
      </select>
      {asked && (
        <select
          className="cf-input"
          aria-label={texts.operator}
          value={test.operator}
          // Cast is safe: the options are operators.
          onChange={({ target }) =>
            onChange({ ...test, operator: target.value as ConditionTest['operator'] })
          }
        >
          {operators.map((operator) => (
            <option key={operator} value={operator}>
              {texts.operators[operator]}
            </option>
          ))}
        </select>
      )}
      {asked && !withoutValue.includes(test.operator) && value === 'option' && (
        <select
          className="cf-input"
          aria-label={texts.value}
          value={test.value}
          onChange={({ target }) => onChange({ ...test, value: target.value })}
        >
          <option value="">{texts.choose}</option>
          {asked.question.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {asked && !withoutValue.includes(test.operator) && value !== 'option' && value !== 'none' && (
        <input
          className="cf-input"
          aria-label={texts.value}
          type={value === 'number' ? 'text' : value}
          inputMode={value === 'number' ? 'decimal' : undefined}
          value={test.value}
          onChange={({ target }) => onChange({ ...test, value: target.value })}
        />
      )}
    </div>
  );
}

const noQuestion = { operators: [], value: 'none' } as const;
