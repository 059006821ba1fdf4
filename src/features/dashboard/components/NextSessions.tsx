import type { UseQueryResult } from '@tanstack/react-query';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Dashboard } from '#src/api/entities/agenda/dashboard.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { dashboardTexts as texts } from '#src/texts/nl/dashboard.ts';
import { type User, useUserClubs } from '../../session/index.ts';
import { type NextSession, nextSessions, type SessionsOfMember } from '../view/nextSessions.ts';
import styles from './Dashboard.module.css';

interface NextSessionsProps {
  dashboard: UseQueryResult<Dashboard>;
  members: readonly User[];
}

/** The next sessions. Hidden when the whole dashboard failed: the tasks above show that failure and its retry button. */
export function NextSessions({ dashboard, members }: NextSessionsProps) {
  const { data, isFetching, refetch } = dashboard;
  if (!data) return null;
  const today = isoDayOf(Math.floor(systemClock.now() / 1000));
  return (
    <Section
      id="volgende-lessen"
      title={texts.lessons}
      actions={
        <ButtonLink variant="quiet" to={hrefs.calendar()}>
          {texts.toCalendar}
        </ButtonLink>
      }
    >
      {data.lessons === null ? (
        <Notice
          tone="warning"
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {componentsTexts.retry}
            </Button>
          }
        >
          {texts.lessonsFailed}
        </Notice>
      ) : data.lessons.length === 0 ? (
        <EmptyState icon="calendar" title={texts.noLessons} action={<ToOffer />}>
          {texts.noLessonsHint}
        </EmptyState>
      ) : (
        <CardGrid narrowest={300}>
          {nextSessions(data.lessons, members, today).map((ofMember) => (
            <MemberSessions key={ofMember.member.uid} {...ofMember} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

/** Leads to the only club that the family belongs to, such as one that had them in its list of members. */
function ToOffer() {
  const [club, ...others] = useUserClubs().filter(({ isBlocked }) => !isBlocked);
  return club && others.length === 0 ? (
    <ButtonLink to={hrefs.club({ club: club.url })}>{texts.toClub(club.title)}</ButtonLink>
  ) : (
    <ButtonLink to={hrefs.home()}>{texts.browse}</ButtonLink>
  );
}

function MemberSessions({ member, sessions }: SessionsOfMember) {
  return (
    <Card as="li">
      <h3 className={styles.member}>
        <Avatar name={member.firstName} color={member.color} />
        {member.firstName}
      </h3>
      {sessions.length === 0 ? (
        <p className={styles.muted}>{texts.noneOf}</p>
      ) : (
        <ul className={styles.lessons}>
          {sessions.map((session) => (
            <SessionItem key={session.key} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SessionItem({ session: { course, href, when, later, where, isToday } }: { session: NextSession }) {
  return (
    <li className={styles.lesson} data-today={isToday}>
      <p className={styles.when}>{when}</p>
      <p>
        <Link className={styles.course} to={href}>
          {course}
        </Link>
      </p>
      <p className={styles.where} dir="auto">
        <Icon name="pin" size={16} />
        {where}
      </p>
      {later !== '' && <p className={styles.muted}>{later}</p>}
    </li>
  );
}
