import { type Segment, SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';

interface DisplaySwitchProps {
  display: CourseDisplay;
  onChange: (display: CourseDisplay) => void;
}

const segments: readonly Segment<CourseDisplay>[] = [
  { value: 'grid', label: texts.grid, icon: 'grid' },
  { value: 'list', label: texts.list, icon: 'list' },
];

export function DisplaySwitch({ display, onChange }: DisplaySwitchProps) {
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
