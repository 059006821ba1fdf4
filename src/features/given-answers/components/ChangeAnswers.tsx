import { RegistrationForm, useCompleteForm } from '@clubpoort/form-engine';
import '@clubpoort/form-engine/styles.css';
import '#src/styles/formTokens.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GivenAnswers } from '#src/api/entities/registration/givenAnswers.ts';
import type { OwnRegistration } from '#src/api/entities/registration/ownRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { useUnsavedMark } from '#src/platform/storage/unsavedStore.ts';
import { givenAnswersTexts as texts } from '#src/texts/nl/givenAnswers.ts';
import { compileSections, NotSent, portsFor } from '../../form-filling/index.ts';
import { clearNotices, showNotice } from '../../notices/index.ts';
import { type Saving, useChangeAnswers } from '../state/useChangeAnswers.ts';
import styles from './GivenAnswers.module.css';

interface ChangeAnswersProps {
  registration: OwnRegistration;
  /** The questions that may change, with their answers. */
  sections: GivenAnswers['form'];
  isSelf: boolean;
  onClose: () => void;
}

/** The form with the questions that may change. It stays as it began while other devices change answers. */
export function ChangeAnswers({ registration, sections, isSelf, onClose }: ChangeAnswersProps) {
  const [begun] = useState(sections);
  const form = useCompleteForm(useMemo(() => compileSections(begun), [begun]));
  const ports = useMemo(() => {
    const { drafts: _none, ...others } = portsFor(registration.uid);
    return others;
  }, [registration.uid]);
  const markUnsaved = useUnsavedMark();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone.
  useEffect(() => heading.current?.focus(), []);
  const { saving, submit } = useChangeAnswers(registration, form, () => {
    showNotice({ tone: 'success', message: texts.saved });
    onClose();
  });
  return (
    <div className={styles.editing}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {texts.editTitle}
        </h2>
        <p>{texts.editHint(registration.club.title)}</p>
      </div>
      <RegistrationForm
        form={form}
        ports={ports}
        subject={isSelf ? 'self' : 'other'}
        courses={[{ nid: registration.course.nid, title: registration.course.title }]}
        onChange={() => markUnsaved(true)}
        onSubmit={(payload) => {
          clearNotices();
          return submit(payload);
        }}
      >
        <SavingFailure saving={saving} />
        <StickyBar>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={saving.at === 'saving'}>
            {saving.at === 'saving' ? texts.saving : texts.save}
          </Button>
        </StickyBar>
      </RegistrationForm>
    </div>
  );
}

function SavingFailure({ saving }: { saving: Saving }) {
  if (saving.at === 'failed') return <NotSent message={saving.message} />;
  if (saving.at !== 'meanwhile') return null;
  return (
    <Notice tone="warning" role="alert" title={texts.meanwhileTitle}>
      {saving.answers.map(({ key, question, answer, files }) => (
        <p key={key} dir="auto">
          {texts.meanwhile(question, answer || files.map(({ name }) => name).join(', '))}
        </p>
      ))}
      <p>{texts.meanwhileHint}</p>
    </Notice>
  );
}
