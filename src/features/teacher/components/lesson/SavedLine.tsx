import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { TeacherSession } from '#src/api/entities/teaching.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import styles from './Lesson.module.css';

const texts = teacherTexts.session;

/** Says who last saved the list, and when. */
export function SavedLine({ saved }: Pick<TeacherSession, 'saved'>) {
  if (!saved) return null;
  const when = [formatNamedDay(saved.at), formatTime(saved.at)] as const;
  return (
    <span className={styles.savedLine}>
      {saved.by === '' ? texts.savedAt(...when) : texts.savedBy(saved.by, ...when)}
    </span>
  );
}
