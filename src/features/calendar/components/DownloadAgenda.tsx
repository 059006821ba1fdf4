import { daysAfter } from '#rules/brusselsInstant.ts';
import { monthName } from '#rules/calendar/calendarNames.ts';
import { firstDayOf } from '#rules/calendar/weeksOfMonth.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import { useDownload } from '../../downloads/index.ts';
import type { CalendarPlace } from '../view/calendarPlace.ts';
import styles from './CalendarPage.module.css';

interface DownloadAgendaProps {
  place: CalendarPlace;
  /** The nid of the club in the filter. */
  club: number | undefined;
}

/** Downloads the filtered calendar for the phone's agenda: a whole year, so that nobody has to come back each month. */
export function DownloadAgenda({ place, club }: DownloadAgendaProps) {
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
