import { BirthdateInput, type QuestionControlProps, type QuestionView } from '@clubpoort/form-engine';
import { rules } from '@clubpoort/form-engine/headless';
import { useMemo, useState } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';
import { PersonForm, type PersonValues } from '../../person-form/index.ts';
import type { User } from '../../session/index.ts';
import { guardianBirthdateKind } from '../kinds/guardianBirthdateKind.ts';
import { useSaveGuardian } from '../queries/useSaveGuardian.ts';
import { guardianFailure, guardianRequest, guardianSections } from '../view/guardianForm.ts';

function GuardianBirthdateQuestion({ field: _field, value, ...control }: QuestionControlProps) {
  return <BirthdateInput {...control} value={typeof value === 'string' ? value : ''} autoComplete="off" />;
}

const guardianBirthdateView: QuestionView = {
  labelling: 'label',
  Control: GuardianBirthdateQuestion,
  answerText: (answer) => (typeof answer === 'string' ? rules.showBirthdate(answer) : ''),
};

const extra = {
  kinds: [guardianBirthdateKind],
  views: { guardian_birthdate: guardianBirthdateView },
};

type Shown = { readonly kind: 'saving' } | { readonly kind: 'invalid'; readonly message: string };

interface GuardianFormProps {
  minor: User;
  /** The family members, without the minor. */
  family: readonly User[];
  onSaved: () => void;
}

export function GuardianForm({ minor, family, onSaved }: GuardianFormProps) {
  const sections = useMemo(() => guardianSections(family, isoDayOf(systemClock.now() / 1000)), [family]);
  const saveGuardian = useSaveGuardian(minor.uid);
  const [shown, setShown] = useState<Shown>();
  const save = async (values: PersonValues) => {
    setShown({ kind: 'saving' });
    try {
      await saveGuardian(guardianRequest(minor.uid, values));
      onSaved();
    } finally {
      setShown(undefined);
    }
  };
  return (
    <PersonForm
      sections={sections}
      extra={extra}
      about={{ subject: 'other', draftKey: `guardian.${minor.uid}` }}
      action={texts.action}
      on={{
        change: () => setShown(undefined),
        invalid: (problems) => setShown({ kind: 'invalid', message: guardianFailure(problems) }),
      }}
      save={save}
    >
      {shown?.kind === 'invalid' && (
        <Notice tone="danger" role="alert">
          {shown.message}
        </Notice>
      )}
      {shown?.kind === 'saving' && (
        <Notice tone="info" role="status" title={texts.savingTitle}>
          {texts.saving}
        </Notice>
      )}
    </PersonForm>
  );
}
