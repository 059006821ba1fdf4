import { RegistrationForm, type RegistrationFormSettings } from '@clubpoort/form-engine';
import { compileForm, type WireQuestion } from '@clubpoort/form-engine/headless';
import { useMemo } from 'react';
import { allPorts } from '../registration-form/examplePorts.ts';

/** A question without its keys, which a live example numbers itself. */
export type ExampleQuestion = Omit<WireQuestion, 'qid' | 'nid'> & { readonly qid?: string };

interface LiveFormProps extends Pick<RegistrationFormSettings, 'initialAnswers' | 'texts'> {
  readonly questions: readonly ExampleQuestion[];
  /** Whether it has a button to send it. */
  readonly canSend?: boolean;
}

/** A few questions as a real form, in Dutch. A question is required, unless it says otherwise or can only be ticked. */
export function LiveForm({ questions, canSend = false, texts, ...settings }: LiveFormProps) {
  const form = useMemo(() => {
    const fields = questions.map((question, index) => ({
      qid: `q${index}`,
      nid: 0,
      required: question.type !== 'checkbox',
      ...question,
    }));
    return compileForm([{ title: '', fields }], { allowHideEmpty: false, ...(texts && { texts }) });
  }, [questions, texts]);
  return (
    <div className="m-live" lang="nl">
      <RegistrationForm {...settings} form={form} ports={allPorts} onSubmit={async () => {}}>
        {canSend ? undefined : noButton}
      </RegistrationForm>
    </div>
  );
}

/** In place of the row with the submit button. */
const noButton = <></>;
