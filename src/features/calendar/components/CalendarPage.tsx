import { useQuery } from '@tanstack/react-query';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { monthName } from '#rules/calendar/calendarNames.ts';
import { firstDayOf, monthOf, monthsLater, weeksOfMonth } from '#rules/calendar/weeksOfMonth.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import { useDownload } from '../../downloads/index.ts';
import { Loaded } from '../../failures/index.ts';
import { useMembers, useSession, useUserClubs } from '../../session/index.ts';
import { calendarQuery } from '../queries/calendarQuery.ts';
import { type CalendarNavigation, useCalendarPlace } from '../state/useCalendarPlace.ts';
import { calendarDays } from '../view/calendarDays.ts';
import type { CalendarPlace } from '../view/calendarPlace.ts';
import type { People } from '../view/people.ts';
import { CalendarFilters } from './CalendarFilters.tsx';
import styles from './CalendarPage.module.css';
import type { CalendarContentProps } from './calendarContentProps.ts';
import { FollowCalendar } from './feed/FollowCalendar.tsx';
import { KeepCalendar } from './KeepCalendar.tsx';
import { ListView } from './ListView.tsx';
import { MonthView } from './MonthView.tsx';

const displays = [
  { value: 'maand', label: texts.display.maand, icon: 'calendar' },
  { value: 'lijst', label: texts.display.lijst, icon: 'list' },
] as const;

/** Shows when and where the family is expected (specification 2.1, Calendar). */
export function CalendarPage() {
  const now = Math.floor(systemClock.now() / 1000);
  const today = isoDayOf(now);
  const navigation = useCalendarPlace(today);
  const { place, go } = navigation;
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const weeks = weeksOfMonth(place.month);
  const calendar = useQuery(
    calendarQuery({ viewer, from: weeks[0]?.[0] ?? today, to: weeks.at(-1)?.[6] ?? today }),
  );
  const people = usePeople();
  const clubs = useUserClubs();
  const shown = calendar.data?.sessions.filter(
    ({ uid, club }) =>
      (place.members.length === 0 || place.members.includes(uid)) &&
      (place.club === undefined || place.club === club.url),
  );
  const firstNames = new Map([...people].map(([uid, { firstName }]) => [uid, firstName]));
  const days = calendarDays(shown ?? [], { now, firstNames });

  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <div className={styles.display}>
            <SegmentedControl
              legend={texts.display.legend}
              segments={displays}
              value={place.display}
              onChange={(display) => go({ display })}
            />
          </div>
        }
      />
      <div className={styles.calendar}>
        <CalendarFilters navigation={navigation} people={people} clubs={clubs} />
        <MonthBar navigation={navigation} today={today} />
        <Loaded
          query={calendar}
          loading={<CalendarContent {...{ navigation, today, people }} days={undefined} next={null} />}
        >
          {({ next }) => <CalendarContent {...{ navigation, today, people, days, next }} />}
        </Loaded>
        <KeepCalendar viewer={viewer} today={today} />
        <DownloadAgenda place={place} club={clubs.find(({ url }) => url === place.club)?.nid} />
        <FollowCalendar viewer={viewer} />
      </div>
    </>
  );
}

/** The family by uid; empty until it is loaded. The calendar's own answer has the names. */
function usePeople(): People {
  const family = useMembers();
  const members = family.status === 'known' ? family.members : [];
  return new Map(members.map(({ uid, firstName, color }) => [uid, { firstName, color }]));
}

type PendingContent = Omit<CalendarContentProps, 'days'> & {
  days: CalendarContentProps['days'] | undefined;
};

/** The shown weeks, as far as they are known. The month grid can be navigated while they load. */
function CalendarContent({ days, next, ...setting }: PendingContent) {
  if (setting.navigation.place.display === 'maand') return <MonthView {...setting} {...(days && { days })} />;
  if (days) return <ListView {...setting} days={days} next={next} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}

interface DownloadAgendaProps {
  place: CalendarPlace;
  /** The nid of the club in the filter. */
  club: number | undefined;
}

/** Downloads the filtered calendar for the phone's agenda: a whole year, so that nobody has to come back each month. */
function DownloadAgenda({ place, club }: DownloadAgendaProps) {
  const { download, wanted } = useDownload('download_calendar');
  const from = firstDayOf(place.month);
  const { members } = place;
  const request = {
    from,
    to: daysAfter(from, 365),
    ...(club !== undefined && { club }),
    ...(members.length > 0 && { members: members.join(',') }),
  };
  return (
    <div className={styles.download}>
      <Button
        icon="calendar"
        busy={wanted !== undefined}
        onClick={() => download({ request, fallbackName: texts.fileName(from) })}
      >
        {texts.download}
      </Button>
      <p>{texts.downloadHint(monthName(place.month))}</p>
    </div>
  );
}

/** The name of the month, with links to the previous and next one. */
function MonthBar({ navigation, today }: { navigation: CalendarNavigation; today: string }) {
  const { place, hrefOf } = navigation;
  const { month } = place;
  const beside = (months: number) => monthsLater(month, months);
  const isNow = monthOf(today) === month;
  return (
    <div className={styles.monthBar}>
      <Link
        className={buttonClass({})}
        to={hrefOf({ month: beside(-1), day: undefined })}
        aria-label={texts.previous(monthName(beside(-1)))}
      >
        <span className={styles.back}>
          <Icon name="chevronRight" />
        </span>
      </Link>
      <h2 className={styles.month} aria-live="polite">
        {monthName(month)}
      </h2>
      <Link
        className={buttonClass({})}
        to={hrefOf({ month: beside(1), day: undefined })}
        aria-label={texts.next(monthName(beside(1)))}
      >
        <Icon name="chevronRight" />
      </Link>
      {!isNow && (
        <ButtonLink variant="quiet" to={hrefOf({ month: monthOf(today), day: undefined })}>
          {texts.toToday}
        </ButtonLink>
      )}
    </div>
  );
}
