import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { usePageDescription } from '#src/platform/page/usePageDescription.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { Loaded } from '../../failures/index.ts';
import { coupleInviteStore } from '../../invitations/index.ts';
import { CourseEnrolments } from '../../own-registrations/index.ts';
import { useMembers, useSession } from '../../session/index.ts';
import { courseQuery } from '../queries/courseQuery.ts';
import { opensByItself } from '../queries/opensByItself.ts';
import { useCourseSetting } from '../queries/useCourseSetting.ts';
import { useWayBack } from '../state/useWayBack.ts';
import { courseListHref } from '../view/courseHrefs.ts';
import { memberChoices, presumedMember } from '../view/enrolment/memberChoices.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';
import styles from './CourseDetailPage.module.css';
import { Enrolment } from './enrolment/Enrolment.tsx';
import { CourseFacts } from './facts/CourseFacts.tsx';
import { CourseLead } from './facts/CourseLead.tsx';

interface CourseDetailPageProps {
  club: Club;
  /** The course's url. */
  course: string;
  /** The chosen tariff's nid. */
  tariff: number | undefined;
}

export function CourseDetailPage({ club, course: url, tariff }: CourseDetailPageProps) {
  const setting = useCourseSetting(club);
  const goBack = useWayBack();
  const invite = useStore(coupleInviteStore, (state) => state.invite);
  const session = useSession();
  const query = useQuery({
    ...courseQuery({ club: club.nid, course: url, viewer: setting.viewer, invite }),
    ...opensByItself((course: Course) => [course]),
  });
  const isUnknown = isMissing(query.error);
  usePageTitle({ title: isUnknown ? texts.notFound : query.data?.title, club: club.title });
  if (isUnknown) return <CourseNotFound club={club} />;
  return (
    <Loaded query={query} loading={<CourseLoading />} headingLevel="h1">
      {(course) => (
        <>
          <PageHeader
            title={course.title}
            back={{
              to: courseListHref(club.url, course.type),
              label: texts.title[course.type],
              ...(goBack && { onClick: goBack }),
            }}
          />
          <Suspense fallback={null}>
            {session.status === 'user' && <CourseEnrolments course={course.nid} />}
          </Suspense>
          <CourseColumns course={course} chosen={tariff} setting={setting} />
        </>
      )}
    </Loaded>
  );
}

interface CourseColumnsProps {
  course: Course;
  chosen: number | undefined;
  setting: CourseSetting;
}

/** The enrolment and the facts, both for the same member. */
function CourseColumns({ course, chosen, setting: given }: CourseColumnsProps) {
  const setting = usePresumedSetting(course, given);
  usePageDescription(course.description);
  return (
    <div className={styles.columns}>
      <CourseLead course={course} setting={setting} />
      <Enrolment course={course} chosen={chosen} setting={setting} />
      <CourseFacts course={course} setting={setting} />
    </div>
  );
}

function CourseLoading() {
  return (
    <Loading label={texts.loadingCourse}>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <Skeleton shape="card" />
        <div>
          <Skeleton shape="card" count={2} />
        </div>
        <div>
          <Skeleton count={8} />
        </div>
      </div>
    </Loading>
  );
}

function CourseNotFound({ club }: { club: Club }) {
  return (
    <EmptyState
      title={texts.notFound}
      icon="search"
      headingLevel="h1"
      action={<ButtonLink to={hrefs.courses({ club: club.url })}>{texts.allCourses}</ButtonLink>}
    >
      {texts.notFoundHint}
    </EmptyState>
  );
}

/** The setting of a course with the only fitting member preselected. The selection itself changes when the person enrols. */
function usePresumedSetting(course: Course, setting: CourseSetting): CourseSetting {
  const family = useMembers();
  // Seats are chosen on a screen of their own, for the selected member.
  if (family.status !== 'known' || course.hasSeatPlan) return setting;
  const { members } = family;
  const choices = memberChoices(course, undefined, { ...setting, members });
  const uid = presumedMember(choices, setting.person?.uid);
  if (uid === setting.person?.uid) return setting;
  return { ...setting, person: members.find((member) => member.uid === uid) };
}
