import { Button } from '#src/components/actions/Button.tsx';
import { Chip } from '#src/components/fields/Chip.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarNavigation } from '../state/useCalendarPlace.ts';
import type { People } from '../view/people.ts';
import styles from './CalendarPage.module.css';

interface CalendarFiltersProps {
  navigation: CalendarNavigation;
  people: People;
  clubs: readonly { readonly url: string; readonly title: string }[];
}

/** Filters by person and by club. A filter is shown when there are at least two options. */
export function CalendarFilters({ navigation, people, clubs }: CalendarFiltersProps) {
  const { place, go } = navigation;
  const isFiltered = place.members.length > 0 || place.club !== undefined;
  const toggle = (uid: number, on: boolean) =>
    go(({ members }) => {
      const others = members.filter((one) => one !== uid);
      return { members: on ? [...others, uid] : others };
    });
  return (
    <div className={styles.filters}>
      {people.size > 1 && (
        <fieldset className={styles.chips}>
          <legend>{texts.members}</legend>
          {[...people].map(([uid, { firstName, color }]) => (
            <Chip key={uid} pressed={place.members.includes(uid)} onToggle={(on) => toggle(uid, on)}>
              <Avatar name={firstName} color={color} size={24} />
              {firstName}
            </Chip>
          ))}
        </fieldset>
      )}
      {clubs.length > 1 && (
        <fieldset className={styles.chips}>
          <legend>{texts.clubs}</legend>
          {clubs.map(({ url, title }) => (
            <Chip
              key={url}
              pressed={place.club === url}
              onToggle={(on) => go({ club: on ? url : undefined })}
            >
              {title}
            </Chip>
          ))}
        </fieldset>
      )}
      {isFiltered && (
        <Button variant="quiet" onClick={() => go({ members: [], club: undefined })}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
