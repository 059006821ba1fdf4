import { useDeferredValue, useId, useMemo, useState } from 'react';
import { formatList } from '#rules/writtenList.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { CourseKind } from '../changes/newCourse.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { readSheet } from '../sheet/readSheet.ts';
import type { SheetColumn } from '../sheet/sheetColumns.ts';
import { mostRows, takeRows } from '../sheet/takeRows.ts';
import styles from './PasteCourses.module.css';
import { PastedRows } from './PastedRows.tsx';

const texts = offerCoursesTexts.paste;

interface PasteCoursesProps {
  courses: readonly OfferCourse[];
  kind: CourseKind;
  now: LocalMoment;
  /** The address of the club. */
  place: string;
  /** Rows that somebody pasted into the table. */
  pasted: string;
  onTake: (courses: readonly OfferCourse[], what: string) => void;
  onClose: () => void;
}

type Columns = readonly (SheetColumn | undefined)[];

/** Takes rows of a spreadsheet over, after it showed what each of them does. */
export function PasteCourses({ courses, kind, now, place, pasted, onTake, onClose }: PasteCoursesProps) {
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState<{ readonly text: string; readonly columns: Columns }>();
  const read = useDeferredValue(text);
  const sheet = useMemo(() => readSheet(read), [read]);
  const columns = chosen?.text === read ? chosen.columns : sheet.columns;
  const taken = useMemo(
    () => takeRows({ columns, rows: sheet.rows }, { courses, kind, now, place }),
    [columns, sheet, courses, kind, now, place],
  );
  const id = useId();
  const count = (is: (typeof taken.rows)[number]['is']) => taken.rows.filter((row) => row.is === is).length;
  const [added, changed, faults] = [count('new'), count('changed'), count('fault')];
  const isRead = columns.includes('title');
  return (
    <section className={layout.stack2} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <div className={layout.stackHalf}>
        <label htmlFor={id} className={styles.label}>
          {texts.label}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {texts.hint} {texts.rules}
        </p>
        <textarea
          id={id}
          className={styles.text}
          aria-describedby={`${id}-hint`}
          rows={6}
          value={text}
          spellCheck={false}
          // Somebody opened this to paste.
          // biome-ignore lint/a11y/noAutofocus: the field is what the person asked for
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {read.trim() !== '' && sheet.rows.length === 0 && <Notice tone="info">{texts.nothing}</Notice>}
      {sheet.rows.length > 0 && (
        <>
          {sheet.unknown.length > 0 && (
            <Notice tone="info">{texts.unknown(formatList(sheet.unknown))}</Notice>
          )}
          {sheet.rows.length > mostRows && <Notice tone="warning">{texts.tooMany(mostRows)}</Notice>}
          {!isRead && <Notice tone="warning">{texts.noTitle}</Notice>}
          <div role="status" className={layout.stack1}>
            <p>{texts.counts(kind, added, changed, count('same'))}</p>
            {faults > 0 && <Notice tone="danger">{texts.faults(faults)}</Notice>}
          </div>
          <PastedRows
            columns={columns}
            rows={taken.rows}
            onColumn={(index, column) =>
              setChosen({ text: read, columns: withColumn(columns, index, column) })
            }
          />
        </>
      )}
      <div className={layout.row1}>
        {isRead && added + changed > 0 && (
          <Button
            variant="primary"
            busy={read !== text}
            onClick={() => onTake(taken.courses, `${texts.done(kind, added, changed)}${texts.from}`)}
          >
            {faults > 0 ? texts.takeRest(added + changed) : texts.take(added + changed)}
          </Button>
        )}
        <Button onClick={onClose}>{offerCoursesTexts.cancel}</Button>
      </div>
    </section>
  );
}

/** A column that another one was before gives it up. */
function withColumn(columns: Columns, at: number, column: SheetColumn | undefined): Columns {
  return columns.map((one, index) => (index === at ? column : one === column ? undefined : one));
}
