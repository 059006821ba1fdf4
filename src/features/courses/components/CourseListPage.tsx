import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { CourseType } from '#src/api/entities/offer/course.ts';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { type Segment, SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { useChangeQuery } from '#src/platform/address/useChangeQuery.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useCourseSetting } from '../queries/useCourseSetting.ts';
import { type CourseDisplay, readDisplay, writeDisplay } from '../view/list/courseDisplay.ts';
import { CourseSearch } from './list/CourseSearch.tsx';

interface CourseListPageProps {
  club: Club;
  type: CourseType;
}

export function CourseListPage({ club, type }: CourseListPageProps) {
  const setting = useCourseSetting(club);
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const display = readDisplay(query, club.courseDisplay);

  return (
    <>
      <PageHeader
        title={texts.title[type]}
        back={{ to: hrefs.club({ club: club.url }), label: club.title }}
        actions={
          <div data-scripted>
            <DisplaySwitch
              display={display}
              onChange={(chosen) => changeQuery((latest) => writeDisplay(latest, chosen))}
            />
          </div>
        }
      />
      <WithoutJavaScript needs={type === 'ticket' ? 'tickets' : 'enrolment'} />
      <CourseSearch key={type} type={type} setting={setting} display={display} />
    </>
  );
}

interface DisplaySwitchProps {
  display: CourseDisplay;
  onChange: (display: CourseDisplay) => void;
}

const segments: readonly Segment<CourseDisplay>[] = [
  { value: 'grid', label: texts.grid, icon: 'grid' },
  { value: 'list', label: texts.list, icon: 'list' },
];

function DisplaySwitch({ display, onChange }: DisplaySwitchProps) {
  return (
    <SegmentedControl
      compact
      legend={texts.display}
      segments={segments}
      value={display}
      onChange={onChange}
    />
  );
}
