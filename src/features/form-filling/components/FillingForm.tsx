import {
  type ActionsState,
  RegistrationForm,
  type RegistrationFormHandle,
  type RegistrationFormSettings,
} from '@clubpoort/form-engine';
import '@clubpoort/form-engine/styles.css';
import '#src/styles/formTokens.css';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import type { Club } from '#src/api/entities/club.ts';
import { hrefs } from '#src/paths.ts';
import { useUnsavedMark } from '#src/platform/unsavedStore.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { showNotice } from '../../notices/index.ts';
import { portsFor } from '../state/browserPorts.ts';
import type { FormToFill } from '../view/useFormToFill.ts';
import { ConditionsDialog } from './ConditionsDialog.tsx';

interface FillingFormProps {
  ref?: Ref<RegistrationFormHandle>;
  club: Club;
  form: FormToFill;
  /** The person whom the answers are about. A visitor has no uid. */
  person: { uid: number | undefined; birthdate: string | undefined; isSelf: boolean };
  draftKey: string;
  /** false when another form that is sent along asks for the agreement to the conditions. */
  asksAgreement?: boolean;
  /** Shows the answers as text before they are sent. */
  isReview?: boolean;
  /** Whether sections that the club already knows fold to their answers. */
  foldsKnown?: boolean;
  on: Pick<RegistrationFormSettings, 'onSubmit' | 'onInvalid' | 'onChange'>;
  /** Keeps the step of the form in the address. */
  steps?: Pick<RegistrationFormSettings, 'step' | 'onStep'>;
  /** Drawn after the first section, so that it doesn't delay the first question. */
  afterFirstSection?: ReactNode;
  /** The bar with the primary button, and the messages above it. */
  children: (actions: ActionsState) => ReactNode;
}

/** One person's form, shared by all screens of a club: with the portal's ports and the conditions in a dialog. */
export function FillingForm({ ref, club, form, person, ...filling }: FillingFormProps) {
  const [areConditionsOpen, setConditionsOpen] = useState(false);
  const ports = useMemo(() => portsFor(person.uid), [person.uid]);
  const markUnsaved = useUnsavedMark();
  const {
    draftKey,
    asksAgreement = true,
    isReview = false,
    foldsKnown = false,
    on,
    steps,
    afterFirstSection,
    children,
  } = filling;
  return (
    <>
      <RegistrationForm
        {...(ref && { ref })}
        {...on}
        {...steps}
        onChange={(answers) => {
          markUnsaved(true);
          on.onChange?.(answers);
        }}
        onFileRefused={({ fault, message }) => {
          if (fault === 'size') showNotice({ tone: 'danger', title: noticeTitles.refused, message });
        }}
        form={form.compiled}
        ports={ports}
        draftKey={draftKey}
        context={person.birthdate === undefined ? {} : { birthdate: person.birthdate }}
        subject={person.isSelf ? 'self' : 'other'}
        foldsKnown={foldsKnown}
        walksCourses
        afterFirstSection={afterFirstSection}
        mode={isReview ? 'review' : 'edit'}
        foldsReview
        club={club.nid}
        courses={form.courses}
        {...(asksAgreement && {
          privacy: { href: hrefs.conditions({ club: club.url }), onOpen: () => setConditionsOpen(true) },
        })}
        newsletter={{ entries: form.newsletter, custom: form.newsletterTexts }}
      >
        {children}
      </RegistrationForm>
      <ConditionsDialog club={club} open={areConditionsOpen} onClose={() => setConditionsOpen(false)} />
    </>
  );
}
