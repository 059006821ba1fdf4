import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/pageTitle.ts';
import { useTypedText } from '#src/platform/useTypedText.ts';
import { useWriteQuery } from '#src/platform/useWriteQuery.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { registrationsQuery } from '../../queries/registrationsQuery.ts';
import { readFilter } from '../../view/registrationFilter.ts';
import { CourseActions } from './CourseActions.tsx';
import { CourseNumbers } from './CourseNumbers.tsx';
import { FoundRegistrations } from './FoundRegistrations.tsx';
import { RegistrationFilters } from './RegistrationFilters.tsx';

const texts = managementTexts.list;

interface CourseRegistrationsProps {
  club: Club;
  /** The course's nid. */
  course: number;
}

/** Who is registered for one course, who waits, and who stopped; searched, filtered and paged by the server. */
export function CourseRegistrations({ club, course }: CourseRegistrationsProps) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const filter = readFilter(query.get('toon'));
  const search = (query.get('zoek') ?? '').trim();
  const typed = useTypedText(query.get('zoek') ?? '', { delay: 300, write: (text) => write({ zoek: text }) });
  const pages = useInfiniteQuery(registrationsQuery({ club: club.nid, course, search, filter }));
  const [first] = pages.data?.pages ?? [];
  usePageTitle({ title: first?.overview.course.title ?? managementTexts.registrations });
  const back = { to: hrefs.management({ club: club.url }), label: texts.back };
  return (
    <Loaded
      query={pages}
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="card" count={4} />
        </Loading>
      }
      refused={(error) => refusalOf(error)?.status === 404 && <UnknownCourse club={club} />}
      frame={(state) => (
        <>
          <PageHeader title={managementTexts.registrations} back={back} />
          {state}
        </>
      )}
    >
      {({ pages: [page] }) =>
        page && (
          <>
            <PageHeader
              title={<span dir="auto">{page.overview.course.title}</span>}
              back={back}
              actions={<CourseActions club={club} overview={page.overview} />}
            />
            <CourseNumbers overview={page.overview} />
            <RegistrationFilters
              overview={page.overview}
              filter={filter}
              onFilter={(chosen) => write({ toon: chosen === 'alles' ? '' : chosen })}
              text={typed.text}
              onText={typed.setText}
            />
            <FoundRegistrations
              club={club}
              query={pages}
              isFiltered={search !== '' || filter !== 'alles'}
              onClear={() => {
                typed.setText('');
                write({ toon: '', zoek: '' });
              }}
            />
          </>
        )
      }
    </Loaded>
  );
}

function UnknownCourse({ club }: { club: Club }) {
  return (
    <EmptyState
      title={texts.unknown}
      icon="course"
      headingLevel="h1"
      action={<ButtonLink to={hrefs.management({ club: club.url })}>{texts.back}</ButtonLink>}
    >
      {texts.unknownHint}
    </EmptyState>
  );
}
