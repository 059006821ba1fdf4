import { useState } from 'react';
import { encodeAnswers } from '../../answers/encodeAnswers.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { RegistrationForm } from '../../RegistrationForm.tsx';
import { compileForm } from '../../schema/compileForm.ts';
import type { WireQuestion } from '../../sections/wireSection.ts';
import { useBuilderContext } from '../BuilderContext.tsx';

interface DefaultAnswerProps {
  readonly question: WireQuestion;
  readonly onChange: (answer: unknown) => void;
}

/** Whether a question of the kind can begin with an answer. */
export function canHaveDefault(kind: QuestionKind): boolean {
  return !kind.hasNoDefault && !kind.asksNothing && !kind.isComputed && kind.name !== 'group';
}

/** The answer to begin with, given in the question itself. */
export function DefaultAnswer({ question, onChange }: DefaultAnswerProps) {
  const { texts, kinds, ports: hosts, isReadOnly } = useBuilderContext();
  // The drafts of the host are those of the form itself.
  const { drafts, ...ports } = hosts;
  const [form] = useState(() => {
    const { required, visible_when, required_when, disabled_when, read_only_when, help, ...bare } = question;
    const asked = { ...bare, question: texts.defaultAnswer, answer: undefined, last_answer: undefined };
    return compileForm([{ title: '', fields: [asked] }], { kinds, today: ports.clock.today() });
  });
  const [key = ''] = form.questions.keys();
  return (
    <RegistrationForm
      form={form}
      ports={ports}
      mode={isReadOnly ? 'read' : 'edit'}
      onChange={(answers) => {
        const answer = encodeAnswers(form, answers)[key];
        const isNone =
          answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
        onChange(isNone ? undefined : answer);
      }}
      onSubmit={() => 'unsent'}
    >
      {nothing}
    </RegistrationForm>
  );
}

/** In place of the submit button. */
const nothing = <></>;
