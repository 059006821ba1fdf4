import { daysAfter } from '../../../../rules/brusselsInstant.ts';
import { firstDayOf } from '../../../../rules/calendar/weeksOfMonth.ts';
import { operationUrl } from '../../../api/operationUrl.ts';
import { buttonClass } from '../../../components/actions/buttonClass.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import { calendarTexts as texts } from '../../../texts/nl/calendar.ts';
import type { CalendarPlace } from '../view/calendarPlace.ts';
import { monthName } from '../view/dayNames.ts';
import styles from './CalendarPage.module.css';

interface DownloadAgendaProps {
  place: CalendarPlace;
  /** Its nid, of the club that is filtered by. */
  club: number | undefined;
}

/** What is filtered, for the agenda of the phone: a year of it, so that nobody has to come back each month. */
export function DownloadAgenda({ place, club }: DownloadAgendaProps) {
  const from = firstDayOf(place.month);
  const { members } = place;
  const request = {
    from,
    to: daysAfter(from, 365),
    club,
    members: members.length === 0 ? undefined : members.join(','),
  };
  return (
    <div className={styles.download}>
      {/* A tab of its own: in a frame the file would take the frame's place. */}
      <a
        className={buttonClass({})}
        href={operationUrl('download_calendar', request)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="calendar" />
        {texts.download}
      </a>
      <p>{texts.downloadHint(monthName(place.month))}</p>
    </div>
  );
}
