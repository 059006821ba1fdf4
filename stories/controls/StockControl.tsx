import { RegistrationFields } from '@clubpoort/form-engine';
import { compileForm, prefillAnswers, type WireQuestion } from '@clubpoort/form-engine/headless';
import { createValidator } from '@clubpoort/form-engine/rjsf-validator';
import { toErrorSchema } from '@rjsf/utils';
import { useMemo } from 'react';

interface StockControlProps {
  /** The question as a server sends it. */
  readonly question: Omit<WireQuestion, 'qid' | 'nid'>;
  /** The other questions that it reads. */
  readonly others?: readonly WireQuestion[];
  /** A message of the host below the control. */
  readonly error?: string;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
}

const none: readonly WireQuestion[] = [];

/** A control that isn't exported by itself, in an rjsf form of a host with the theme of the engine. */
export function StockControl({ question, others = none, error, ...flags }: StockControlProps) {
  const form = useMemo(
    () => compileForm([{ title: '', fields: [...others, { ...question, qid: 'question', nid: 0 }] }]),
    [question, others],
  );
  const validator = useMemo(() => createValidator(form), [form]);
  const answers = useMemo(() => prefillAnswers(form), [form]);
  return (
    <RegistrationFields
      {...flags}
      schema={form.schema}
      uiSchema={form.uiSchema}
      formData={answers}
      validator={validator}
      showErrorList={false}
      {...(error !== undefined && {
        extraErrors: toErrorSchema([{ property: '.question_0', message: error, stack: '' }]),
      })}
    >
      <span />
    </RegistrationFields>
  );
}
