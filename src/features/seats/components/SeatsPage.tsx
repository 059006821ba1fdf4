import { useQuery } from '@tanstack/react-query';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import { courseQuery } from '../../courses/index.ts';
import { FailureState } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { seatPlanQuery } from '../queries/seatPlanQuery.ts';
import { isStandingOnly } from '../view/ownPlaces.ts';
import { HallChoice } from './HallChoice.tsx';
import styles from './SeatsPage.module.css';

interface SeatsPageProps {
  club: Club;
  /** The event's url. */
  course: string;
}

/** Chooses the places of an event (specification 3, "seats"). Everybody sees the hall, but choosing needs a login. */
export function SeatsPage({ club, course: url }: SeatsPageProps) {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  // A guest of another club is a visitor where the club sells to accounts alone.
  const viewer = user && (!user.guest || club.sellsToGuests) ? user.uid : undefined;
  const course = useQuery(courseQuery({ club: club.nid, course: url, viewer }));
  // Waits for the session, because a plan fetched as a visitor doesn't mark the user's own places.
  const event = session.status === 'pending' ? undefined : course.data?.nid;
  const plan = useQuery(seatPlanQuery({ club: club.nid, event, viewer }));
  const failed = course.data ? plan : course;
  const isUnknown = isMissing(failed.error);
  const titleOf = plan.data && isStandingOnly(plan.data) ? texts.standing.title : texts.title;
  const title = isUnknown ? texts.noPlaces : course.data && titleOf(course.data.title);
  usePageTitle({ title, club: club.title });

  const toEvent = hrefs.course({ club: club.url, course: url });
  if (course.data && plan.data && plan.data.stands.length > 0)
    return (
      <>
        <PageHeader
          title={titleOf(course.data.title)}
          back={{ to: toEvent, label: texts.back(course.data.title) }}
        />
        <HallChoice club={club} course={course.data} plan={plan.data} viewer={viewer} />
      </>
    );
  if (plan.data || isUnknown)
    return (
      <EmptyState
        headingLevel="h1"
        icon="ticket"
        title={texts.noPlaces}
        action={<ButtonLink to={toEvent}>{texts.toEvent}</ButtonLink>}
      >
        {texts.noPlacesHint}
      </EmptyState>
    );
  if (failed.error)
    return (
      <FailureState
        headingLevel="h1"
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <Skeleton shape="card" count={3} />
        <Skeleton shape="card" />
      </div>
    </Loading>
  );
}
