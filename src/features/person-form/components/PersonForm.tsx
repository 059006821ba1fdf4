import styles from './PasswordQuestion.module.css';
import '@clubpoort/form-engine/styles.css';
import '#src/styles/formTokens.css';
import {
  EmailInput,
  type QuestionControlProps,
  type QuestionView,
  RegistrationForm,
  type RegistrationFormHandle,
} from '@clubpoort/form-engine';
import {
  type Answers,
  compileFormLight,
  type Problem,
  prefillAnswers,
  type QuestionKind,
  questionKinds,
  type WireSection,
} from '@clubpoort/form-engine/headless';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { RevealButton } from '#src/components/fields/RevealButton.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { useUnsavedMark } from '#src/platform/storage/unsavedStore.ts';
import { NotSent } from '../../form-filling/index.ts';
import { passwordKinds } from '../kinds/passwordKinds.ts';
import { secondMailKind } from '../kinds/secondMailKind.ts';
import { personPorts, usePersonForm } from '../state/usePersonForm.ts';
import { differs, type PersonValues } from '../view/personValues.ts';

function SecondMailQuestion({ field: _field, value, ...control }: QuestionControlProps) {
  return <EmailInput {...control} value={typeof value === 'string' ? value : ''} autoComplete="off" />;
}

/** An e-mail field with the engine's hint about likely typos. */
const secondMailView: QuestionView = {
  labelling: 'label',
  Control: SecondMailQuestion,
  answerText: (answer) => (typeof answer === 'string' ? answer : ''),
};

function PasswordQuestion(props: QuestionControlProps) {
  const { id, field, value, onChange, onBlur, invalid, required, describedBy } = props;
  const [revealed, setRevealed] = useState(false);
  return (
    <div className={styles.box}>
      <input
        id={id}
        className={`cf-input ${styles.input}`}
        type={revealed ? 'text' : 'password'}
        // Lets a password manager fill in the current password, and suggest and store a new one.
        autoComplete={field.kind === 'current_password' ? 'current-password' : 'new-password'}
        value={typeof value === 'string' ? value : ''}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onBlur?.()}
      />
      <RevealButton revealed={revealed} onChange={setRevealed} />
    </div>
  );
}

/** A password field that can be shown while typing. A review never shows the password. */
const passwordView: QuestionView = {
  labelling: 'label',
  Control: PasswordQuestion,
  answerText: (answer) => (typeof answer === 'string' && answer !== '' ? '••••••••' : ''),
};

export interface PersonFormProps {
  /** Pass the same object while the form is the same. */
  sections: readonly WireSection[];
  /** Throws the server's failure. */
  save: (values: PersonValues) => Promise<void>;
  /** `isSticky` keeps the button in view on a long form. */
  action: { label: string; busy: string; isSticky?: true };
  /** The feature's own question kinds with their views. */
  extra?: { kinds?: readonly QuestionKind[]; views?: Readonly<Record<string, QuestionView>> };
  /** The subject of the form, and the storage key of its draft. */
  about?: { subject?: 'self' | 'other'; draftKey?: string };
  handle?: Ref<RegistrationFormHandle>;
  on?: {
    change?: (answers: Answers, isChanged: boolean) => void;
    invalid?: (problems: readonly Problem[]) => void;
  };
  /** Shown above the button. */
  children?: ReactNode;
}

const ownViews = {
  current_password: passwordView,
  new_password: passwordView,
  repeated_password: passwordView,
  second_mail: secondMailView,
};

/** The engine's form for the portal's own questions about a person: an account, a profile, a guardian. */
export function PersonForm(props: PersonFormProps) {
  const { sections, save, action, extra, about = {}, handle, on, children } = props;
  const kinds = extra?.kinds;
  const form = useMemo(
    () =>
      compileFormLight(sections, {
        kinds: [...(kinds ?? []), ...passwordKinds, secondMailKind, ...questionKinds],
        apostrophesInNames: true,
        allowHideEmpty: false,
      }),
    [sections, kinds],
  );
  const markUnsaved = useUnsavedMark();
  const { saving, submit } = usePersonForm(form, async (values) => {
    await save(values);
    markUnsaved(false);
  });
  const button = (
    <Button type="submit" variant="primary" wide busy={saving.at === 'saving'}>
      {saving.at === 'saving' ? action.busy : action.label}
    </Button>
  );
  return (
    <RegistrationForm
      form={form}
      ports={personPorts}
      views={{ ...ownViews, ...extra?.views }}
      {...(handle && { ref: handle })}
      subject={about.subject ?? 'self'}
      {...(about.draftKey !== undefined && { draftKey: about.draftKey })}
      onChange={(answers) => {
        const isChanged = differs(answers, prefillAnswers(form));
        markUnsaved(isChanged);
        on?.change?.(answers, isChanged);
      }}
      {...(on?.invalid && { onInvalid: on.invalid })}
      onSubmit={submit}
    >
      {saving.at === 'failed' && <NotSent message={saving.message} />}
      {children}
      {action.isSticky ? <StickyBar>{button}</StickyBar> : button}
    </RegistrationForm>
  );
}
