import { Suspense, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import { changeChosen, duplicateChosen, removeChosen } from '../changes/changeSeveral.ts';
import type { CourseKind } from '../changes/newCourse.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { keyOf } from '../view/courseKey.ts';
import type { SeveralName } from './ChangeDialog.tsx';
import styles from './SeveralBar.module.css';

const texts = offerCoursesTexts.several;

const dialogs = {
  price: lazyPart(async () => (await import('./PriceDialog.tsx')).PriceDialog),
  time: lazyPart(async () => (await import('./TimeDialog.tsx')).TimeDialog),
  capacity: lazyPart(async () => (await import('./PlacesDialog.tsx')).PlacesDialog),
  sale: lazyPart(async () => (await import('./SaleDialog.tsx')).SaleDialog),
};
const PlaceDialog = lazyPart(async () => (await import('./PlaceDialog.tsx')).PlaceDialog);
const RemoveDialog = lazyPart(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

interface SeveralBarProps {
  courses: readonly OfferCourse[];
  chosen: ReadonlySet<string>;
  kind: CourseKind;
  now: LocalMoment;
  /** The places of the other courses. */
  places: readonly string[];
  onChange: (courses: readonly OfferCourse[], what: string) => void;
  onClear: () => void;
}

/** Actions for the chosen courses. */
export function SeveralBar({ courses, chosen, kind, now, places, onChange, onClear }: SeveralBarProps) {
  const [dialog, setDialog] = useState<SeveralName | 'remove'>();
  const picked = courses.filter((course) => chosen.has(keyOf(course)));
  const close = () => setDialog(undefined);
  const shared = { chosen: picked, kind, now, onClose: close };
  const onApply = (name: SeveralName, change: (course: OfferCourse) => OfferCourse | undefined) => {
    const next = changeChosen(courses, chosen, change);
    const changed = next.filter((course, index) => course !== courses[index]).length;
    onChange(next, texts.done[name](kind, changed));
    close();
  };
  const Dialog =
    dialog !== undefined && dialog !== 'place' && dialog !== 'remove' ? dialogs[dialog] : undefined;
  return (
    <section className={styles.bar} aria-label={texts.label}>
      <p className={styles.count} role="status">
        {texts.chosen(kind, picked.length)}
      </p>
      <div className={styles.buttons}>
        {(['price', 'place', 'time', 'capacity', 'sale'] as const).map((name) => (
          <Button key={name} onClick={() => setDialog(name)}>
            {texts[name]}
          </Button>
        ))}
        <Button
          icon="copy"
          onClick={() =>
            onChange(duplicateChosen(courses, chosen), texts.done.duplicate(kind, picked.length))
          }
        >
          {texts.duplicate}
        </Button>
        <Button icon="trash" onClick={() => setDialog('remove')}>
          {texts.remove}
        </Button>
        <Button icon="close" onClick={onClear}>
          {texts.none}
        </Button>
      </div>
      <Suspense fallback={null}>
        {Dialog && <Dialog {...shared} onApply={onApply} />}
        {dialog === 'place' && <PlaceDialog {...shared} places={places} onApply={onApply} />}
        {dialog === 'remove' && (
          <RemoveDialog
            {...shared}
            onRemove={() => {
              onChange(removeChosen(courses, chosen), texts.done.remove(kind, picked.length));
              close();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
