import { RegistrationForm, type RegistrationFormSettings } from '@clubpoort/form-engine';
import type { WireQuestion } from '@clubpoort/form-engine/headless';
import { useMemo } from 'react';
import { allPorts } from '../registration-form/examplePorts.ts';

/** A question without its keys, which a live example numbers itself. */
export type ExampleQuestion = Omit<WireQuestion, 'qid' | 'nid'> & { readonly qid?: string };

interface LiveFormProps extends Pick<RegistrationFormSettings, 'initialAnswers' | 'texts'> {
  readonly questions: readonly ExampleQuestion[];
  /** Whether it has a button to send it. */
  readonly canSend?: boolean;
}

/** A few questions as a real form, in Dutch. */
export function LiveForm({ questions, canSend = false, ...settings }: LiveFormProps) {
  const sections = useMemo(
    () => [
      { title: '', fields: questions.map((question, index) => ({ qid: `q${index}`, nid: 0, ...question })) },
    ],
    [questions],
  );
  return (
    <div className="m-live" lang="nl">
      <RegistrationForm {...settings} sections={sections} ports={allPorts} onSubmit={async () => {}}>
        {canSend ? undefined : <span />}
      </RegistrationForm>
    </div>
  );
}
