import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatHours } from '#rules/teachingHours.ts';
import type { SheetFormat } from '#schemas/entities/management/sheetFormat.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { useDownload } from '#src/features/downloads/index.ts';
import { Loaded } from '#src/features/failures/index.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { clubTeachersTexts } from '#src/texts/nl/clubTeachers.ts';
import styles from './HoursSection.module.css';
import { type HoursPeriod, teachingHoursQuery } from './teachingQueries.ts';
import { monthUntil } from './teachingView.ts';

const texts = clubTeachersTexts.hours;

/** How long everybody taught in a period, on screen and as a file. */
export function HoursSection({ club }: { club: Club }) {
  const [period, setPeriod] = useState(() => monthUntil(isoDayOf(systemClock.now() / 1000)));
  const { download, wanted } = useDownload('download_teaching_hours');
  const { from, until } = period;
  const isPeriod = from !== '' && until !== '' && from <= until;
  const save = (format: SheetFormat) =>
    isPeriod &&
    download({
      request: { club: club.nid, from, until, format },
      fallbackName: `${texts.fileName(club.url, from, until)}.${format}`,
    });
  return (
    <Section id="lesgevers-uren" title={texts.title} lead={<Detail>{texts.hint}</Detail>}>
      <div className={styles.period}>
        <TextField
          label={texts.from}
          type="date"
          value={from}
          onChange={(day) => setPeriod({ from: day, until })}
          error={from === '' ? texts.noDay : undefined}
        />
        <TextField
          label={texts.until}
          type="date"
          value={until}
          onChange={(day) => setPeriod({ from, until: day })}
          error={until === '' ? texts.noDay : until < from ? texts.wrongPeriod : undefined}
        />
      </div>
      {isPeriod && <Hours club={club} period={period} />}
      <div className={layout.row1}>
        <Button icon="download" busy={wanted?.format === 'csv'} onClick={() => save('csv')}>
          {texts.csv}
        </Button>
        <Button icon="download" busy={wanted?.format === 'xlsx'} onClick={() => save('xlsx')}>
          {texts.xlsx}
        </Button>
      </div>
    </Section>
  );
}

function Hours({ club, period }: { club: Club; period: HoursPeriod }) {
  const query = useQuery(teachingHoursQuery(club.nid, period));
  return (
    <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
      {(hours) =>
        hours.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <table className={styles.table}>
            <caption>{texts.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.name}</th>
                <th scope="col">{texts.lessons}</th>
                <th scope="col">{texts.substituted}</th>
                <th scope="col">{texts.time}</th>
              </tr>
            </thead>
            <tbody>
              {hours.map(({ holder, name, lessons, substituted, minutes }) => (
                <tr key={holder}>
                  <th scope="row" dir="auto">
                    {name}
                  </th>
                  <td>{lessons}</td>
                  <td>{substituted}</td>
                  <td>{formatHours(minutes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Loaded>
  );
}
