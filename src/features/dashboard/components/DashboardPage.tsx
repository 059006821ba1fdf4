import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { parseDashboard } from '#src/api/entities/agenda/dashboard.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { dashboardTexts as texts } from '#src/texts/nl/dashboard.ts';
import { FailureState } from '../../failures/index.ts';
import { ManagerLinks } from '../../manager-links/index.ts';
import { lessonKey, OwnRegistrations, useOwnRegistrations } from '../../own-registrations/index.ts';
import { usePaymentNews } from '../../payment/index.ts';
import { isTeacher, useMembers, useSession } from '../../session/index.ts';
import { TeachersDay } from '../../teacher/index.ts';
import { NextSessions } from './NextSessions.tsx';
import { TaskList } from './TaskList.tsx';

/** Shows who teaches the lessons of today, then tasks, everybody's next lessons, each once, and the registrations (specification 2.1, Dashboard). */
export function DashboardPage() {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const teaches = session.status === 'user' && isTeacher({ ...session, member: undefined });
  const family = useMembers();
  const dashboard = useQuery(dashboardQuery(user?.uid));
  const own = useOwnRegistrations();
  usePaymentNews(() => {
    void dashboard.refetch();
    void own.refetch();
  });
  // Waits for the registrations too: a registration that comes later would push the rest down.
  const isLoading = dashboard.isPending || own.isLoading || family.status === 'pending' || !user;
  return (
    <>
      <PageHeader title={user ? texts.greeting(user.firstName) : texts.title} />
      {isLoading ? (
        <Loading label={texts.loading}>
          <Skeleton shape="card" count={3} />
        </Loading>
      ) : (
        <Sections>
          {teaches && (
            <Suspense fallback={<Skeleton shape="card" />}>
              <TeachersDay uid={user.uid} />
            </Suspense>
          )}
          <TaskList dashboard={dashboard} members={family.status === 'known' ? family.members : [user]} />
          {family.status === 'failed' ? (
            <FailureState error={family.error} onRetry={family.retry} />
          ) : (
            <NextSessions dashboard={dashboard} members={family.members} />
          )}
          {family.status === 'known' && (
            <OwnRegistrations
              query={own}
              members={family.members}
              told={new Set(dashboard.data?.lessons?.map(lessonKey))}
            />
          )}
          <Suspense>
            <ManagerLinks />
          </Suspense>
        </Sections>
      )}
    </>
  );
}

/** `viewer`: the uid of the logged-in user, whose family the answer is about; undefined before the login. */
function dashboardQuery(viewer: number | undefined) {
  return queryOptions({
    queryKey: ['dashboard', viewer],
    queryFn: resultOf('get_dashboard', viewer === undefined ? undefined : {}, parseDashboard),
    // Always refetched: a task may have been done a moment ago.
    staleTime: 0,
  });
}
