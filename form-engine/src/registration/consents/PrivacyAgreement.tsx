import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { ariaProps } from '../../questions/controls/ariaProps.ts';
import { ChoiceRow } from '../../questions/controls/ChoiceRow.tsx';
import { FieldFrame } from '../../rjsf/field/FieldFrame.tsx';
import { fieldId } from '../../rjsf/field/fieldId.ts';
import { editAnswer } from '../../store/editAnswer.ts';
import { agreementKey, type FormStore } from '../../store/formStore.ts';
import type { PrivacySettings } from '../registrationFormProps.ts';

interface PrivacyAgreementProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly privacy: PrivacySettings;
}

/** The agreement to the club's conditions (Specification 2.5 and 5.3). */
export function PrivacyAgreement({ store, idPrefix, privacy }: PrivacyAgreementProps) {
  const { answer, problems } = useStore(store.agreement);
  const { texts } = store.form;
  const id = fieldId(idPrefix, agreementKey);
  const invalid = problems.length > 0;
  const [before, after] = texts.privacyAgreement.split('{conditions}');
  const open = (event: MouseEvent) => {
    // Leaves a click with a modifier key to the browser, which opens a new tab or window.
    if (!privacy.onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    privacy.onOpen();
  };
  return (
    <FieldFrame id={id} labelling="self" field={agreementField} problems={problems} texts={texts}>
      <ChoiceRow
        type="checkbox"
        id={id}
        checked={answer === true}
        disabled={false}
        onChange={(event) => editAnswer(store, agreementKey, event.target.checked)}
        aria={ariaProps({ required: true, invalid, describedBy: invalid ? `${id}-problem` : undefined })}
      >
        {before}
        <a
          href={privacy.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-haspopup={privacy.onOpen && 'dialog'}
          onClick={open}
        >
          {texts.privacyConditions}
        </a>
        {after}
      </ChoiceRow>
    </FieldFrame>
  );
}

const agreementField = { label: '', required: true, help: '', courseInfo: '', source: '' };
