import type { RegistrationFormHandle } from '@clubpoort/form-engine';
import { type Answers, formCourses, prefillAnswers } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { formFillingTexts } from '#src/texts/nl/formFilling.ts';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import type { PricedCart } from '../../basket/index.ts';
import { OrderHindrance } from '../../cart/index.ts';
import {
  answersToTake,
  compileSections,
  type FillingActions,
  FillingForm,
  FormChanged,
  type FormGroup,
  type FormToFill,
  NotSent,
  type Sibling,
  TakeOver,
  useFormToFill,
} from '../../form-filling/index.ts';
import { GuardianWaits } from '../../guardian/index.ts';
import { clearNotices, showNotice } from '../../notices/index.ts';
import { useMembers, useSession } from '../../session/index.ts';
import { formOfPerson, registrationFormQuery } from '../queries/registrationFormQuery.ts';
import type { Progress } from '../state/useFamilyRegistration.ts';
import type { Enrolment } from '../view/enrolment.ts';
import styles from './RegistrationScreen.module.css';
import { ReviewedPerson } from './ReviewedPerson.tsx';

interface MemberFormProps {
  club: Club;
  enrolment: Enrolment;
  group: FormGroup;
  progress: Progress;
  carts: readonly PricedCart[];
  /** The primary button, the texts beside it and what stands above it. `isPricing`: the amount of the button is not known. */
  action: { label: string; summary: readonly string[]; isPricing: boolean; above: ReactNode };
  asksAgreement: boolean;
  /** Whether more people register at once. */
  isFamily: boolean;
}

/** One person's form. It stays mounted while hidden, so that it keeps its answers, files and problems. */
export function MemberForm(props: MemberFormProps) {
  const { club, enrolment, carts, group, progress, action, asksAgreement, isFamily } = props;
  const { uid, member, tariffs } = enrolment;
  const session = useSession();
  const login = session.status === 'user' ? session.user.uid : undefined;
  const form = useFormToFill(enrolment.form);
  const handle = useRef<RegistrationFormHandle>(null);
  const { siblings, load } = useSiblings(club, enrolment);
  const { panel, isCurrent, reviewedBy } = usePanel(group, uid);
  const isReview = reviewedBy !== undefined;
  const hasAction = !isReview || reviewedBy === uid;
  useTakeOverOnArrival({ group, uid, form, siblings, handle });

  // At most one control stands before the first question: the switch between courses, where there is one.
  const hasSwitch = formCourses(form.compiled).length > 1;
  const takeOver = !isFamily && (
    <TakeOver
      form={form}
      siblings={siblings}
      load={load}
      onTake={(answers, settings) => handle.current?.takeOver(answers, settings)}
    />
  );

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
      hidden={!isCurrent && !isReview}
      data-review={isReview || undefined}
    >
      {isReview && (
        <ReviewedPerson club={club} enrolment={enrolment} carts={carts} onChange={() => group.select(uid)} />
      )}
      {!hasSwitch && takeOver}
      <FillingForm
        ref={handle}
        club={club}
        form={form}
        person={{ uid, birthdate: member.birthdate, isSelf: login === uid }}
        draft={{ login, uid, club: club.nid, about: tariffs }}
        asksAgreement={asksAgreement}
        isReview={isReview}
        foldsKnown
        afterFirstSection={hasSwitch && takeOver}
        on={{
          onSubmit: (payload) => {
            // Removes the notices of the previous attempt.
            clearNotices();
            return group.onSubmit(uid, payload);
          },
          onChange: () => group.onChange(uid),
          onInvalid: (problems) => {
            group.onInvalid(uid);
            // A wrong answer needs its field, which the review doesn't show.
            if (isReview && problems.some(({ key }) => form.compiled.questions.has(key))) group.select(uid);
            showNotice({ tone: 'danger', title: texts.invalidTitle, message: texts.invalid });
          },
        }}
      >
        {(state) => hasAction && <MemberAction club={club} progress={progress} action={action} {...state} />}
      </FillingForm>
    </section>
  );
}

interface MemberActionProps extends Pick<MemberFormProps, 'club' | 'progress' | 'action'>, FillingActions {}

/** The primary button of a form, with what hindered the last attempt above it. */
function MemberAction({ club, progress, action, nextCourse, draftNote }: MemberActionProps) {
  const label = nextCourse ?? action.label;
  const beside = [...action.summary, ...(draftNote === undefined ? [] : [draftNote])];
  const isPricing = action.isPricing && nextCourse === undefined;
  return (
    <>
      {nextCourse === undefined && action.above}
      {progress.at === 'failed' && <NotSent message={progress.message} />}
      {progress.at === 'hindered' && (
        <OrderHindrance club={club} hindrance={progress.hindrance} from="details" />
      )}
      {progress.at === 'prepared' && <GuardianWaits guardian={progress.guardian} state="prepared" />}
      {progress.at === 'form-changed' && <FormChanged questions={progress.questions} />}
      <StickyBar {...(beside.length > 0 && { summary: beside.join(' · ') })}>
        <Button type="submit" variant="primary" wide busy={progress.at === 'sending' || isPricing}>
          {progress.at === 'sending' ? texts.submitting : label}
        </Button>
      </StickyBar>
    </>
  );
}

/** Moves the focus and the scroll position to the form when the group moves on to this person. */
function usePanel(group: FormGroup, uid: number) {
  const panel = useRef<HTMLElement>(null);
  const isCurrent = useStore(group.store, ({ current }) => current === uid);
  const reviewedBy = useStore(group.store, (state) => state.reviewedBy);
  const moves = useStore(group.store, (state) => state.moves);
  const seen = useRef(moves);
  useEffect(() => {
    if (seen.current === moves) return;
    seen.current = moves;
    if (!isCurrent || reviewedBy !== undefined) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [moves, isCurrent, reviewedBy]);
  return { panel, isCurrent, reviewedBy };
}

interface Arrival {
  group: FormGroup;
  uid: number;
  form: FormToFill;
  siblings: readonly Sibling[];
  handle: RefObject<RegistrationFormHandle | null>;
}

/**
 * Copies what a sibling in this group has just answered into the empty fields, the first time that the form opens. Each field
 * names its source. Sensitive answers are never copied.
 */
function useTakeOverOnArrival({ group, uid, form, siblings, handle }: Arrival): void {
  const isCurrent = useStore(group.store, ({ current }) => current === uid);
  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isCurrent || hasArrived.current) return;
    hasArrived.current = true;
    const { states } = group.store.getState();
    for (const sibling of siblings) {
      const answers = states[sibling.uid] === 'complete' ? group.answersOf(sibling.uid) : undefined;
      if (!answers) continue;
      const source = formFillingTexts.likeSomebody(sibling.name);
      handle.current?.takeOver(answersToTake(form.compiled, answers), { source });
    }
  }, [isCurrent, group, form, siblings, handle]);
}

interface Siblings {
  readonly siblings: readonly Sibling[];
  /** Loads a sibling's stored answers to the same questions. */
  readonly load: (uid: number) => Promise<Answers>;
}

/** The family members whose answers may be copied. */
function useSiblings(club: Club, { uid, tariffs }: Pick<Enrolment, 'uid' | 'tariffs'>): Siblings {
  const family = useMembers();
  const queryClient = useQueryClient();
  const members = family.status === 'known' ? family.members : [];
  return {
    siblings: members
      .filter((member) => member.uid !== uid)
      .map((member) => ({ uid: member.uid, name: member.firstName })),
    load: async (sibling) => {
      const query = registrationFormQuery({ club: club.nid, uids: [sibling], tariffs });
      const form = await queryClient.fetchQuery(query);
      return prefillAnswers(compileSections(formOfPerson(form, sibling).sections));
    },
  };
}
