import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Course } from '../../../../api/entities/course.ts';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { hrefs } from '../../../../paths.ts';
import { coursesTexts as texts } from '../../../../texts/nl/courses.ts';
import { useCartTariffs } from '../../../cart/index.ts';
import { useMembers, useSelectMember } from '../../../session/index.ts';
import { memberChoices } from '../../view/memberChoices.ts';
import { tariffCards } from '../../view/tariffCards.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import styles from './Enrolment.module.css';
import { EnrolmentAction } from './EnrolmentAction.tsx';
import { MemberPicker } from './MemberPicker.tsx';
import { TariffPicker } from './TariffPicker.tsx';

interface EnrolmentProps {
  course: Course;
  /** The tariff in the address. */
  chosen: number | undefined;
  setting: CourseSetting;
}

/** For whom, by which tariff, and the step on. */
export function Enrolment({ course, chosen, setting }: EnrolmentProps) {
  const navigate = useNavigate();
  const family = useMembers();
  const selectMember = useSelectMember();
  const { club, person, today } = setting;
  // The address follows: a radio can't wait for the router.
  const [picked, setPicked] = useState(chosen);
  const inCart = useCartTariffs(person && { club: club.nid, uid: person.uid });
  if (course.tariffs.length === 0) return <EmptyState title={texts.noTariffs} icon="info" />;

  const cards = tariffCards(course, setting);
  const [first, ...others] = cards;
  const card = cards.find(({ nid }) => nid === picked) ?? (others.length === 0 ? first : undefined);
  const members = family.status === 'known' ? family.members : [];
  const choices = memberChoices(course, card?.nid, { club, today, members });
  const choose = (tariff: number) => {
    setPicked(tariff);
    void navigate(hrefs.course({ club: club.url, course: course.url, tariff }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <div className={styles.enrolment}>
      {members.length > 1 && (
        <MemberPicker choices={choices} selected={person?.uid} onSelect={selectMember} />
      )}
      <TariffPicker cards={cards} chosen={card?.nid} inCart={inCart} onChoose={choose} />
      <EnrolmentAction
        course={course}
        card={card}
        setting={setting}
        isNobodyAllowed={choices.length > 0 && choices.every(({ refusal }) => refusal !== '')}
      />
    </div>
  );
}
