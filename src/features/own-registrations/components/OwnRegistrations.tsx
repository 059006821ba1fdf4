import type { UseQueryResult } from '@tanstack/react-query';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type {
  OwnRegistrations as Own,
  OwnRegistration,
} from '#src/api/entities/registration/ownRegistration.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { hrefs, ownRegistrationsAnchor } from '#src/paths.ts';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { FailureState } from '../../failures/index.ts';
import type { User } from '../../session/index.ts';
import { type RegistrationsOfMember, registrationsOf } from '../view/registrationsOf.ts';
import { lessonKey } from '../view/registrationTexts.ts';
import styles from './OwnRegistrations.module.css';
import { RegistrationRow } from './RegistrationRow.tsx';
import { WaitingRow } from './WaitingRow.tsx';

interface OwnRegistrationsProps {
  query: UseQueryResult<Own>;
  members: readonly User[];
  /** The lessons that the screen tells elsewhere, by `lessonKey`. */
  told?: ReadonlySet<string>;
}

const nothingTold: ReadonlySet<string> = new Set();

/** Everybody's registrations and waiting lists. A backend without this operation gets no section. */
export function OwnRegistrations({ query, members, told = nothingTold }: OwnRegistrationsProps) {
  const { data, error, isFetching, refetch } = query;
  if (!data && (!error || isRefusedWith(error, 'not-found') || isRefusedWith(error, 'unknown-operation')))
    return null;
  return (
    <Section id={ownRegistrationsAnchor} title={texts.title}>
      {data ? (
        <People people={registrationsOf(data, members)} told={told} />
      ) : (
        <FailureState error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

interface PeopleProps extends Required<Pick<OwnRegistrationsProps, 'told'>> {
  people: readonly RegistrationsOfMember[];
}

function People({ people, told }: PeopleProps) {
  if (people.length === 0)
    return (
      <EmptyState icon="list" title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <ul className={layout.stack2}>
      {people.map(({ member, registrations, waiting }) => (
        <Card as="li" key={member.uid}>
          <h3 className={styles.member}>
            <Avatar name={member.firstName} color={member.color} />
            {member.firstName}
          </h3>
          <div className={styles.rows}>
            {registrations.map((registration) => (
              <RegistrationRow
                key={registration.id}
                registration={registration}
                isLessonTold={isNextTold(registration, told)}
                title={<CourseLink about={registration} />}
              />
            ))}
            {waiting.map((place) => (
              <WaitingRow key={place.tariff.nid} place={place} title={<CourseLink about={place} />} />
            ))}
          </div>
        </Card>
      ))}
    </ul>
  );
}

function isNextTold({ uid, lessons: [next] }: OwnRegistration, told: ReadonlySet<string>): boolean {
  return next !== undefined && told.has(lessonKey({ nid: next.nid, uid }));
}

interface CourseLinkProps {
  about: Pick<Own['registrations'][number], 'club' | 'course'>;
}

function CourseLink({ about: { club, course } }: CourseLinkProps) {
  return <Link to={hrefs.course({ club: club.url, course: course.url })}>{course.title}</Link>;
}
