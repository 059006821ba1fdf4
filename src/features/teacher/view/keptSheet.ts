import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { attendanceStates, type TeacherSession } from '#src/api/entities/teaching.ts';
import { hrefs } from '#src/paths.ts';
import { storagePrefix } from '#src/platform/storage.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import type { KeptPage } from '../../offline/index.ts';

const texts = teacherTexts.session;
const options = attendanceStates.map((value) => ({ value, label: texts.states[value] }));

/**
 * The list to fill in without the portal. It has names only: no phone numbers and no answers about health.
 * @param key Of the marks in local storage, without the prefix of the portal.
 */
export function keptSheet(session: TeacherSession, key: string): KeptPage {
  const { nid, course, start, version, participants } = session;
  return {
    path: hrefs.teacher(nid),
    title: texts.keptTitle(course.title, formatNamedDay(start), formatTime(start)),
    note: texts.keptNote,
    entries: participants.map(({ uid, name, attendance }) => ({
      title: name,
      lines: [],
      choice: { legend: texts.attendanceOf(name), name: String(uid), options, chosen: attendance ?? '' },
    })),
    choices: { key: storagePrefix + key, version, retry: componentsTexts.retry },
  };
}
