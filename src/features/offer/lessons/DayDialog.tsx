import { formatList } from '#rules/writtenList.ts';
import { Button } from '#src/components/actions/Button.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { offerLessonsTexts } from '#src/texts/nl/offerLessons.ts';
import { offerStandInTexts } from '#src/texts/nl/offerStandIn.ts';
import type { LessonDay } from './view/lessonMonths.ts';
import { hoursText, spokenName } from './view/lessonSentences.ts';
import type { Lesson, StruckDay } from './view/plannedCourse.ts';

const texts = offerLessonsTexts.day;

interface DayDialogProps {
  day: LessonDay;
  onStrike: (lesson: Lesson) => void;
  onRestore: (struck: StruckDay) => void;
  onChange: (lesson: Lesson) => void;
  onReplace: (lesson: Lesson) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** One day of the calendar, with what can be done with its lessons. */
export function DayDialog({
  day: shown,
  onStrike,
  onRestore,
  onChange,
  onReplace,
  onAdd,
  onClose,
}: DayDialogProps) {
  const { day, lessons, struck, holiday, isOver } = shown;
  const isEmpty = lessons.length === 0;
  return (
    <Dialog open title={spokenName(day)} onClose={onClose}>
      <div className={layout.stack2}>
        {holiday && <p>{texts.holiday(holiday.name)}</p>}
        {isEmpty && <p>{isOver ? texts.isOver : struck.length > 0 ? texts.struck : texts.none}</p>}
        {lessons.map((lesson) => (
          <div key={`${lesson.from} ${lesson.to} ${lesson.nid}`} className={layout.stack1}>
            <h3>{texts.lesson(hoursText(lesson))}</h3>
            {lesson.place !== undefined && lesson.place !== '' && <p>{lesson.place}</p>}
            {lesson.teachers && <p>{texts.teachers(formatList(lesson.teachers))}</p>}
            {isOver ? (
              <p>{texts.over}</p>
            ) : (
              <div className={layout.row1}>
                <Button icon="trash" onClick={() => onStrike(lesson)}>
                  {texts.strike}
                </Button>
                <Button icon="calendar" onClick={() => onChange(lesson)}>
                  {texts.change}
                </Button>
                <Button icon="user" onClick={() => onReplace(lesson)}>
                  {offerStandInTexts.button}
                </Button>
              </div>
            )}
          </div>
        ))}
        {!isOver && (
          <div className={layout.row1}>
            {struck.map((one) => (
              <Button key={one.id} variant="primary" onClick={() => onRestore(one)}>
                {texts.restore}
              </Button>
            ))}
            <Button
              icon="plus"
              variant={isEmpty && struck.length === 0 ? 'primary' : 'quiet'}
              onClick={onAdd}
            >
              {texts.add}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
