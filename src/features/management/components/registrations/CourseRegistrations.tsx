import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { RegistrationsOverview } from '#src/api/entities/management/managedRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Chip } from '#src/components/fields/Chip.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { WriteTo } from '#src/features/messages/index.ts';
import { useHasTask } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { paperListTexts } from '#src/texts/nl/paperList.ts';
import { registrationsQuery } from '../../queries.ts';
import { paperListHref } from '../../view/managementHrefs.ts';
import { filterText, takenByText } from '../../view/placesTexts.ts';
import { type RegistrationFilter, readFilter, usefulFilters } from '../../view/registrationFilter.ts';
import styles from './CourseRegistrations.module.css';
import { DownloadButton } from './DownloadButton.tsx';
import { FoundRegistrations } from './FoundRegistrations.tsx';

const StopCourse = lazyPart(async () => (await import('../../stopping/StopCourse.tsx')).StopCourse);

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
      loading={<LoadingCards label={texts.loading} />}
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
              actions={
                <CourseActions club={club} overview={page.overview} onStop={() => write({ stoppen: '1' })} />
              }
            />
            <StoppedNotice stopped={page.overview.stopped} />
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
            {query.get('stoppen') === '1' && page.overview.course.type !== 'ticket' && (
              <Suspense>
                <StopCourse
                  club={club.nid}
                  course={page.overview.course}
                  onClose={() => write({ stoppen: '' })}
                />
              </Suspense>
            )}
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

/** Tells that the course stops, and why. */
function StoppedNotice({ stopped }: Pick<RegistrationsOverview, 'stopped'>) {
  if (!stopped) return null;
  return (
    <Notice tone="info" title={texts.stopped(formatIsoDay(stopped.from))}>
      <span dir="auto">{stopped.reason}</span>
    </Notice>
  );
}

interface CourseActionsProps {
  club: Club;
  overview: Pick<RegistrationsOverview, 'course' | 'health'>;
  onStop: () => void;
}

/** Beside the title of a course: its form as a member sees it, its spreadsheet, and the end of it. */
function CourseActions({ club, overview: { course, health }, onStop }: CourseActionsProps) {
  const writes = useHasTask(club.nid, 'messages') && course.type !== 'ticket';
  const of = { club: club.nid, ...(course.tariff !== null && { tariff: course.tariff }) };
  return (
    <div className={layout.row1}>
      <ButtonLink icon="eye" to={hrefs.courseFormPreview(of)}>
        {texts.preview}
      </ButtonLink>
      <ButtonLink icon="list" to={paperListHref({ club: club.url, course: course.nid })}>
        {paperListTexts.open}
      </ButtonLink>
      <DownloadButton club={club} course={course} hasHealth={health} />
      {writes && (
        <Suspense fallback={null}>
          <WriteTo club={club} to={{ audience: 'courses', courses: [course.nid] }} />
        </Suspense>
      )}
      {course.type !== 'ticket' && (
        <Button icon="close" onClick={onStop}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}

/** The counts of a course, and who or what takes its places. */
function CourseNumbers({ overview }: { overview: RegistrationsOverview }) {
  const { taken, takenBy, capacity, waiting, unpaid, alerts, extras } = overview;
  const numbers = [
    [texts.waiting, String(waiting)],
    [texts.unpaid, String(unpaid)],
    [texts.alerts, String(alerts)],
    ...extras.map(({ title, count }) => [title, String(count)] as const),
  ] as const;
  return (
    <dl className={styles.numbers} aria-label={texts.facts}>
      <div className={styles.places}>
        <dt>{texts.taken}</dt>
        <dd>{capacity === null ? taken : texts.of(taken, capacity)}</dd>
        {taken > 0 && (
          <dd className={styles.by}>
            <Detail>{takenByText(takenBy)}</Detail>
          </dd>
        )}
      </div>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RegistrationFiltersProps {
  overview: RegistrationsOverview;
  filter: RegistrationFilter;
  onFilter: (filter: RegistrationFilter) => void;
  text: string;
  onText: (text: string) => void;
}

/** The search and the filters with their counts. A second press on a filter shows everybody again. */
function RegistrationFilters({ overview, filter, onFilter, text, onText }: RegistrationFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField label={texts.search} placeholder={texts.search} value={text} onChange={onText} />
      <fieldset className={layout.row1}>
        <VisuallyHidden as="legend">{texts.filters}</VisuallyHidden>
        {usefulFilters(overview, filter).map((one) => (
          <Chip key={one} pressed={one === filter} onToggle={(pressed) => onFilter(pressed ? one : 'alles')}>
            {filterText(one, overview)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
