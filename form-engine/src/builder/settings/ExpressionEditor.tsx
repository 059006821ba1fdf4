import { useState } from 'react';
import type { Answers } from '../../questions/question-kind/answer.ts';
import type { WireExpression } from '../../sections/wireSection.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { computedAnswers } from '../../visibility/computedAnswers.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { AskedBefore } from '../parts/askedBefore.ts';
import { ConditionEditor } from '../parts/ConditionEditor.tsx';
import {
  isRounding,
  readSteps,
  type Step,
  type StepName,
  withName,
  writeSteps,
} from '../pure/expressionSteps.ts';
import type { Operand } from '../words/expressionOperands.ts';
import { Pick } from './fields.tsx';
import { OperandFields } from './OperandFields.tsx';

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
  const [removals, setRemovals] = useState(0);
  if (!steps) return <p className="cf-help">{`${texts.computation} ${texts.computationInJson}`}</p>;
  const shown: readonly Step[] = steps.length > 0 ? steps : [{ by: 'plus', operand: newOperand }];
  const write = (next: readonly Step[]) => {
    setSteps(next);
    onChange(writeSteps(next));
  };
  const isText = shown.some(({ by }) => by === 'text');
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
                  onChange={(by) => write(shown.with(index, withName(step, by as StepName)))}
                />
              )}
              {!isRounding(step) && (
                <OperandFields
                  label={fillIn(texts.stepValue, { n: index + 1 })}
                  operand={step.operand}
                  questions={questions}
                  isText={isText}
                  onChange={(operand) => write(shown.with(index, { ...step, operand }))}
                />
              )}
              {step.by === 'if' && (
                <ConditionEditor
                  // The editor keeps its condition: after a removal the step at this place is another one.
                  key={removals}
                  label={fillIn(texts.stepWhen, { n: index + 1 })}
                  without={texts.never}
                  condition={step.when}
                  questions={questions}
                  onChange={(when) => write(shown.with(index, { ...step, when }))}
                />
              )}
            </div>
            {shown.length > 1 && (
              <button
                type="button"
                className="cf-button cf-button-plain"
                aria-label={fillIn(texts.removeStep, { n: index + 1 })}
                onClick={() => {
                  setRemovals(removals + 1);
                  write(shown.toSpliced(index, 1));
                }}
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
