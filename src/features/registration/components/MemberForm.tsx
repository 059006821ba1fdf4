import type { RegistrationFormHandle } from '@clubpoort/form-engine';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { OrderHindrance } from '../../cart/index.ts';
import {
  draftKey,
  FillingForm,
  FormChanged,
  type FormGroup,
  NotSent,
  TakeOver,
  useFormToFill,
} from '../../form-filling/index.ts';
import { clearNotices, showNotice } from '../../notices/index.ts';
import { useSession } from '../../session/index.ts';
import type { Progress } from '../state/useFamilyRegistration.ts';
import { useSiblings } from '../state/useSiblings.ts';
import type { Enrolment } from '../view/enrolment.ts';
import styles from './RegistrationScreen.module.css';

interface MemberFormProps {
  club: Club;
  enrolment: Enrolment;
  group: FormGroup;
  progress: Progress;
  /** The label of the primary button and the text beside it. */
  action: { label: string; summary: string };
  asksAgreement: boolean;
}

/** One person's form. It stays mounted while hidden, so that it keeps its answers, files and problems. */
export function MemberForm({ club, enrolment, group, progress, action, asksAgreement }: MemberFormProps) {
  const { uid, member, tariffs } = enrolment;
  const session = useSession();
  const login = session.status === 'user' ? session.user.uid : undefined;
  const form = useFormToFill(enrolment.form);
  const handle = useRef<RegistrationFormHandle>(null);
  const { siblings, load } = useSiblings(club, enrolment);
  const { panel, isCurrent } = usePanel(group, uid);

  useEffect(() => {
    group.attach(uid, handle.current);
    return () => group.attach(uid, null);
  }, [group, uid]);

  return (
    <section
      ref={panel}
      className={styles.person}
      aria-label={texts.of(member.firstName)}
      tabIndex={-1}
      hidden={!isCurrent}
    >
      <TakeOver
        form={form}
        siblings={siblings}
        // Unsent answers of a sibling in this group count too.
        load={async (sibling) => group.answersOf(sibling) ?? load(sibling)}
        onTake={(answers, settings) => handle.current?.takeOver(answers, settings)}
      />
      <FillingForm
        ref={handle}
        club={club}
        form={form}
        person={{ uid, birthdate: member.birthdate, isSelf: login === uid }}
        draftKey={draftKey({ login, uid, club: club.nid, about: tariffs })}
        asksAgreement={asksAgreement}
        on={{
          onSubmit: (payload) => {
            // Removes the notices of the previous attempt.
            clearNotices();
            return group.onSubmit(uid, payload);
          },
          onChange: () => group.onChange(uid),
          onInvalid: () => {
            group.onInvalid(uid);
            showNotice({ tone: 'danger', title: texts.invalidTitle, message: texts.invalid });
          },
        }}
      >
        {progress.at === 'failed' && <NotSent message={progress.message} />}
        {progress.at === 'hindered' && (
          <OrderHindrance club={club} hindrance={progress.hindrance} from="details" />
        )}
        {progress.at === 'form-changed' && <FormChanged questions={progress.questions} />}
        <StickyBar {...(action.summary && { summary: action.summary })}>
          <Button type="submit" variant="primary" wide busy={progress.at === 'sending'}>
            {progress.at === 'sending' ? texts.submitting : action.label}
          </Button>
        </StickyBar>
      </FillingForm>
    </section>
  );
}

/** Moves the focus and the scroll position to the form when the group moves on to this person. */
function usePanel(group: FormGroup, uid: number) {
  const panel = useRef<HTMLElement>(null);
  const isCurrent = useStore(group.store, ({ current }) => current === uid);
  const moves = useStore(group.store, (state) => state.moves);
  const seen = useRef(moves);
  useEffect(() => {
    if (seen.current === moves) return;
    seen.current = moves;
    if (!isCurrent) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [moves, isCurrent]);
  return { panel, isCurrent };
}
