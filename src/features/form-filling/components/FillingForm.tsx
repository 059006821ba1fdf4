import styles from './DraftHealth.module.css';
import '@clubpoort/form-engine/styles.css';
import '#src/styles/formTokens.css';
import {
  type ActionsState,
  RegistrationForm,
  type RegistrationFormHandle,
  type RegistrationFormSettings,
} from '@clubpoort/form-engine';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { hrefs } from '#src/paths.ts';
import { useUnsavedMark } from '#src/platform/storage/unsavedStore.ts';
import { formFillingTexts as texts } from '#src/texts/nl/formFilling.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { showNotice } from '../../notices/index.ts';
import { choosePrivate, draftPlaces } from '../state/drafts/browserDrafts.ts';
import type { FollowedDraft } from '../state/drafts/draftSync.ts';
import { useFollowedDraft } from '../state/drafts/useFollowedDraft.ts';
import { portsFor } from '../state/portsFor.ts';
import { type DraftOf, draftKey } from '../view/draftKey.ts';
import type { FormToFill } from '../view/useFormToFill.ts';
import { ConditionsDialog } from './ConditionsDialog.tsx';
import { CourseNotices } from './FormNotices.tsx';

interface FillingFormProps {
  ref?: Ref<RegistrationFormHandle>;
  club: Club;
  form: FormToFill;
  /** The person whom the answers are about. A visitor has no uid. */
  person: { uid: number | undefined; birthdate: string | undefined; isSelf: boolean };
  draft: DraftOf;
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
  children: (actions: FillingActions) => ReactNode;
}

export interface FillingActions extends Pick<ActionsState, 'nextCourse'> {
  /** Says where the draft is saved; undefined while there is none. */
  readonly draftNote: string | undefined;
}

/** One person's form, shared by all screens of a club: with the portal's ports and the conditions in a dialog. */
export function FillingForm({ ref, club, form, person, ...filling }: FillingFormProps) {
  const [areConditionsOpen, setConditionsOpen] = useState(false);
  const { draft, children } = filling;
  const followed = useFollowedDraft(form.compiled, draft);
  const ports = useMemo(() => portsFor(person.uid, followed), [person.uid, followed]);
  const key = draftKey(draft);
  const place = useStore(draftPlaces, ({ places }) => places[key] ?? 'device');
  const markUnsaved = useUnsavedMark();
  const {
    asksAgreement = true,
    isReview = false,
    foldsKnown = false,
    on,
    steps,
    afterFirstSection,
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
        draftKey={key}
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
        {({ nextCourse, isDraftSaved }) => (
          <>
            <CourseNotices nextCourse={nextCourse} />
            {children({ nextCourse, draftNote: isDraftSaved ? texts.draftSaved[place] : undefined })}
          </>
        )}
      </RegistrationForm>
      {followed && place === 'account' && !isReview && <DraftHealth draft={followed} />}
      <ConditionsDialog club={club} open={areConditionsOpen} onClose={() => setConditionsOpen(false)} />
    </>
  );
}

/** Says where answers about health are kept, and lets the person choose. Draws nothing where the form has no such question. */
function DraftHealth({ draft }: { draft: FollowedDraft }) {
  const takesPrivate = useStore(draftPlaces, (state) => state.takesPrivate);
  if (draft.privateKeys.size === 0) return null;
  return (
    <div className={styles.health}>
      <p>{takesPrivate ? texts.healthInAccount : texts.healthOnDevice}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={takesPrivate}
          onChange={(event) => choosePrivate(draft, event.target.checked)}
        />
        <span>{texts.keepHealth}</span>
      </label>
    </div>
  );
}
