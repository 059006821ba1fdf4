import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Course } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import layout from '#src/components/layout/layout.module.css';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { WaitingPlaceNote } from '#src/features/invitations/index.ts';
import { useSelectMember } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useEnrolment } from '../../state/useEnrolment.ts';
import { decideEnrolment } from '../../view/enrolment/decideEnrolment.ts';
import { tariffCards } from '../../view/enrolment/tariffCards.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { Reductions } from '../facts/Reductions.tsx';
import styles from './Enrolment.module.css';
import { EnrolmentAction } from './EnrolmentAction.tsx';
import { EnrolmentExtras, preloadParts } from './enrolmentParts.ts';
import { AskedStep, focusQuestion } from './enrolmentQuestions.tsx';
import { OpensLater } from './OpensLater.tsx';
import { TariffPicker, TariffPrice } from './TariffPicker.tsx';
import { ForWhom } from './who/ForWhom.tsx';

interface EnrolmentProps {
  course: Course;
  /** The tariff in the address. */
  chosen: number | undefined;
  setting: CourseSetting;
}

/** Registers for a course: the member, the tariff, its extras and the button. */
export function Enrolment(props: EnrolmentProps) {
  const { course, setting } = props;
  if (course.tariffs.length === 0) return <EmptyState title={texts.noTariffs} icon="info" />;
  return course.hasSeatPlan ? (
    <HallEntrance course={course} setting={setting} />
  ) : (
    <EnrolmentQuestions {...props} />
  );
}

function EnrolmentQuestions({ course, chosen, setting }: EnrolmentProps) {
  const navigate = useNavigate();
  const selectMember = useSelectMember();
  const [isAsked, setAsked] = useState(false);
  const enrolment = useEnrolment({ course, chosen, setting });
  const { who, person, cards, card, tariff, offered } = enrolment;
  const { club } = setting;
  // The extras of a typed child are there before its birthdate is complete: below the press of the button they would move it.
  const isChoosing = who.choices.length > 0 || who.newChild.isOpen;
  useEffect(() => {
    if (isChoosing) void preloadParts();
  }, [isChoosing]);
  const step = decideEnrolment({
    // A guest can't answer the offer of a waiting list, which needs an account.
    isVisitor: who.isVisitor || (who.isGuest && card?.may === 'queue'),
    person,
    cards,
    card,
    extras: enrolment.extras,
    isNobodyAllowed: who.isNobodyAllowed,
    child: who.childState,
  });
  const hrefOf = (nid: number) => hrefs.course({ club: club.url, course: course.url, tariff: nid });
  const choose = (nid: number) => {
    enrolment.pickTariff(nid);
    void navigate(hrefOf(nid), { replace: true, preventScrollReset: true });
  };
  return (
    <AskedStep value={isAsked ? step : undefined}>
      <div className={styles.enrolment}>
        <InviteNotice tariffs={course.tariffs} />
        <WithoutJavaScript needs="enrolment" />
        <ForWhom who={who} onSelect={selectMember} isAsked={isAsked} />
        <TariffPicker cards={cards} chosen={card?.nid} inCart={enrolment.inCart} onChoose={choose} />
        <OpensLater course={course} setting={enrolment.setting} />
        <Reductions club={club} course={course} />
        <Suspense fallback={null}>
          {person &&
            cards
              .filter(({ isQueued }) => isQueued)
              .map(({ nid }) => <WaitingPlaceNote key={nid} club={club} uid={person.uid} tariff={nid} />)}
        </Suspense>
        <Suspense fallback={null}>
          {tariff && offered && (
            <EnrolmentExtras
              tariff={tariff}
              offered={offered}
              choice={enrolment.choice}
              onChange={enrolment.change}
              ownMails={enrolment.ownMails}
              isAsked={isAsked}
              here={hrefOf(tariff.nid)}
            />
          )}
        </Suspense>
        <EnrolmentAction
          course={course}
          card={card}
          extras={enrolment.extras}
          club={club}
          who={who}
          step={step}
          onAdd={enrolment.forgetChoice}
          onAsk={(question) => {
            // Renders the problems before moving the focus to them.
            flushSync(() => setAsked(true));
            focusQuestion(question);
          }}
        />
      </div>
    </AskedStep>
  );
}

/** Says who invited the person. Shown before anything is chosen, and to visitors too. */
function InviteNotice({ tariffs }: { tariffs: readonly Tariff[] }) {
  const invite = tariffs.find(({ couple }) => couple?.invite)?.couple?.invite;
  if (!invite) return null;
  const { inviter, role } = invite;
  return <Notice tone="info">{role ? texts.invitedByAs(inviter, role) : texts.invitedBy(inviter)}</Notice>;
}

interface HallEntranceProps {
  course: Course;
  setting: CourseSetting;
}

/** An event with seats in a hall: the prices, and the link to the seat plan. */
function HallEntrance({ course, setting }: HallEntranceProps) {
  const cards = tariffCards(course, setting);
  return (
    <div className={styles.enrolment}>
      <WithoutJavaScript needs="tickets" />
      <section>
        <h2 className={styles.legend}>{texts.prices}</h2>
        <ul className={layout.stack1}>
          {cards.map((card) => (
            <li key={card.nid} className={styles.offered}>
              <span className={styles.ticket}>
                <span className={styles.name}>{card.title}</span>
                {card.earlyPrice && <span className={styles.term}>{card.earlyPrice}</span>}
                {card.note && <span className={styles.term}>{card.note}</span>}
              </span>
              <TariffPrice card={card} />
            </li>
          ))}
        </ul>
      </section>
      <OpensLater course={course} setting={setting} />
      {cards.some(({ may }) => may === 'register') && (
        <StickyBar beside summary={texts.seatsHint}>
          <ButtonLink variant="primary" wide to={hrefs.seats({ club: setting.club.url, course: course.url })}>
            {texts.chooseSeats}
          </ButtonLink>
        </StickyBar>
      )}
    </div>
  );
}
