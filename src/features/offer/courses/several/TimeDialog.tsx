import { useState } from 'react';
import { type Weekday, weekdays } from '#rules/brusselsTime.ts';
import { weekdayNames } from '#rules/calendar/calendarNames.ts';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { moveTime, type TimeMove } from '../changes/changeSeveral.ts';
import { readPlaces } from '../reading/readAmounts.ts';
import { readHour } from '../reading/readHours.ts';
import { courseCell } from '../view/courseCells.ts';
import { ChangeDialog, type SeveralDialogProps } from './ChangeDialog.tsx';
import { WhichLessons } from './WhichLessons.tsx';

const texts = offerCoursesTexts.several;
const ways = ['same', 'from', 'later', 'earlier'] as const;
type Way = (typeof ways)[number];

/** Moves lessons to another day of the week, to another hour, or both. */
export function TimeDialog({ chosen, kind, now, onApply, onClose }: SeveralDialogProps) {
  const [only, setOnly] = useState<Weekday>();
  const [day, setDay] = useState<Weekday>();
  const [way, setWay] = useState<Way>('same');
  const [text, setText] = useState('');
  const hours = hoursOf(way, text);
  return (
    <ChangeDialog
      title={texts.timeDialog.title}
      chosen={chosen}
      kind={kind}
      change={hours === 'fault' ? undefined : (course) => moveTime(course, { only, day, hours, now })}
      textOf={(course) =>
        [courseCell(course, 'day', now).text, courseCell(course, 'hours', now).text].filter(Boolean).join(' ')
      }
      onSave={(change) => onApply('time', change)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <WhichLessons chosen={chosen} now={now} value={only} onChange={setOnly} />
          <SelectField
            label={texts.timeDialog.day}
            inForm
            options={[
              { value: '', label: texts.timeDialog.sameDay },
              ...weekdayNames.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={day ?? ''}
            onChange={(value) => setDay(weekdays.find((one) => one === value))}
          />
          <SelectField
            label={texts.timeDialog.hours}
            inForm
            options={ways.map((one) => ({ value: one, label: texts.timeDialog[one] }))}
            value={way}
            onChange={(value) => {
              setWay(ways.find((one) => one === value) ?? 'same');
              setText('');
            }}
          />
          {way === 'from' && (
            <TextField
              label={texts.timeDialog.hour}
              hint={texts.timeDialog.hourHint}
              value={text}
              onChange={setText}
              autoComplete="off"
              error={isTried && hours === 'fault' ? texts.timeDialog.noHour : undefined}
            />
          )}
          {(way === 'later' || way === 'earlier') && (
            <TextField
              label={texts.timeDialog.minutes}
              value={text}
              onChange={setText}
              inputMode="numeric"
              autoComplete="off"
              error={isTried && hours === 'fault' ? texts.timeDialog.noMinutes : undefined}
            />
          )}
          <p>{texts.past}</p>
        </>
      )}
    </ChangeDialog>
  );
}

function hoursOf(way: Way, text: string): TimeMove['hours'] | 'fault' {
  if (way === 'same') return undefined;
  if (way === 'from') {
    const from = readHour(text);
    return from === undefined ? 'fault' : { from };
  }
  const minutes = readPlaces(text);
  if (typeof minutes !== 'number' || minutes === 0) return 'fault';
  return { minutes: way === 'later' ? minutes : -minutes };
}
