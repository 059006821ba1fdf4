import { useState } from 'react';
import type { Answers } from '../../questions/question-kind/answer.ts';
import type { WireExpression } from '../../sections/wireSection.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { computedAnswers } from '../../visibility/computedAnswers.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { AskedBefore } from '../parts/askedBefore.ts';
import { type Operand, readSteps, type Step, type StepName, writeSteps } from '../pure/expressionSteps.ts';
import { Pick } from './fields.tsx';

interface ExpressionEditorProps {
  readonly expression: WireExpression | undefined;
  readonly questions: readonly AskedBefore[];
  /** The key of the computed question, and the answers in the form that is shown: the result of the steps. */
  readonly resultKey: string;
  readonly answers: Answers;
  readonly onChange: (expression: WireExpression | undefined) => void;
}

const newOperand: Operand = { sort: 'number', value: '' };

/** A computation as steps one below the other, with its result for the answers in the form that is shown. */
export function ExpressionEditor({
  expression,
  questions,
  resultKey,
  answers,
  onChange,
}: ExpressionEditorProps) {
  const { texts, form, isReadOnly } = useBuilderContext();
  // The state has steps that aren't complete yet: they have no place on the wire.
  const [steps, setSteps] = useState(() => readSteps(expression));
  if (!steps) return <p className="cf-help">{`${texts.computation} ${texts.computationInJson}`}</p>;
  const shown: readonly Step[] = steps.length > 0 ? steps : [{ by: 'plus', operand: newOperand }];
  const write = (next: readonly Step[]) => {
    setSteps(next);
    onChange(writeSteps(next));
  };
  const result = computedAnswers(form, answers).get(resultKey);
  return (
    <fieldset className="cf-field" disabled={isReadOnly}>
      <legend className="cf-label">{texts.computation}</legend>
      <ol className="cf-builder-steps">
        {shown.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name, and its fields show it alone
          <li key={index}>
            <div className="cf-builder-test">
              {index > 0 && (
                <Pick
                  isUnlabelled
                  label={fillIn(texts.stepBy, { n: index + 1 })}
                  choices={Object.entries(texts.steps)}
                  value={step.by}
                  // Cast is safe: the choices are the names of steps.
                  onChange={(by) => write(shown.with(index, { ...step, by: by as StepName }))}
                />
              )}
              <OperandFields
                label={fillIn(texts.stepValue, { n: index + 1 })}
                operand={step.operand}
                questions={questions}
                onChange={(operand) => write(shown.with(index, { ...step, operand }))}
              />
            </div>
            {shown.length > 1 && (
              <button
                type="button"
                className="cf-button cf-button-plain"
                aria-label={fillIn(texts.removeStep, { n: index + 1 })}
                onClick={() => write(shown.toSpliced(index, 1))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="cf-button cf-button-plain"
        onClick={() => setSteps([...shown, { by: 'plus', operand: newOperand }])}
      >
        {texts.addStep}
      </button>
      <p className="cf-help" role="status">
        {fillIn(texts.result, { value: result ?? '–' })}
      </p>
    </fieldset>
  );
}

interface OperandFieldsProps {
  readonly label: string;
  readonly operand: Operand;
  readonly questions: readonly AskedBefore[];
  readonly onChange: (operand: Operand) => void;
}

/** A fixed number, or a value of another answer: a number, an age, a number of rows. */
function OperandFields({ label, operand, questions, onChange }: OperandFieldsProps) {
  const { texts } = useBuilderContext();
  const offered = questions.flatMap((asked) => {
    const sort = sortOf(asked);
    return sort ? [{ asked, sort }] : [];
  });
  const at =
    operand.sort === 'number'
      ? -1
      : offered.findIndex(({ asked, sort }) => sort === operand.sort && asked.qid === operand.qid);
  const choices = offered.map(({ asked, sort }, index) => {
    const text = sort === 'ref' ? asked.label : fillIn(texts.operands[sort], { label: asked.label });
    return [String(index), text] as const;
  });
  const choose = (name: string) => {
    const chosen = offered[Number(name)];
    if (name === '' || !chosen) return onChange(newOperand);
    const { qid, nid } = chosen.asked;
    onChange({ sort: chosen.sort, qid, ...(nid !== undefined && { nid }) });
  };
  return (
    <>
      <Pick
        isUnlabelled
        label={label}
        choices={[['', texts.fixedNumber], ...choices]}
        value={at < 0 ? '' : String(at)}
        onChange={choose}
      />
      {operand.sort === 'number' && (
        <input
          className="cf-input"
          inputMode="decimal"
          aria-label={texts.fixedNumber}
          value={operand.value}
          onChange={({ target }) => onChange({ sort: 'number', value: target.value })}
        />
      )}
    </>
  );
}

const numeric: readonly string[] = ['number', 'decimal', 'slider', 'rating', 'computed', 'select', 'radio'];

/** The value of an answer that can be computed with. */
function sortOf({ kind }: AskedBefore): 'ref' | 'count' | 'age' | undefined {
  if (kind?.name === 'group') return 'count';
  if (kind?.name === 'birthdate') return 'age';
  return kind && numeric.includes(kind.name) ? 'ref' : undefined;
}
