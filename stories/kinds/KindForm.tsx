import { RegistrationFields, RegistrationForm } from '@clubpoort/form-engine';
import { compileForm, type Ports, type WireQuestion } from '@clubpoort/form-engine/headless';
import { createValidator } from '@clubpoort/form-engine/rjsf-validator';
import { useMemo } from 'react';

interface KindFormProps {
  /** The question as a server sends it. */
  readonly question: Omit<WireQuestion, 'qid' | 'nid'>;
  readonly mode?: 'edit' | 'read' | 'review';
  readonly disabled?: boolean;
  /** The ports that this kind needs. */
  readonly ports?: Partial<Ports>;
}

const clock = { today: () => '2026-11-20' };
const noPorts = {};

/** One question of a kind in its own form. */
export function KindForm({ question, mode = 'edit', disabled = false, ports = noPorts }: KindFormProps) {
  const form = useMemo(
    () => compileForm([{ title: '', fields: [{ ...question, qid: 'question', nid: 0 }] }]),
    [question],
  );
  const allPorts = useMemo(() => ({ clock, ...ports }), [ports]);
  const validator = useMemo(() => createValidator(form), [form]);
  if (disabled) {
    // Sets rjsf's own `disabled`, with the theme in a standard rjsf form.
    return (
      <RegistrationFields
        schema={form.schema}
        uiSchema={form.uiSchema}
        formData={{ question_0: question.answer }}
        validator={validator}
        formContext={{ ports }}
        disabled
      >
        <span />
      </RegistrationFields>
    );
  }
  return <RegistrationForm form={form} ports={allPorts} mode={mode} onSubmit={async () => {}} />;
}
