import type { RegistrationsOverview } from '#src/api/entities/managedRegistration.ts';
import { Chip } from '#src/components/fields/Chip.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import { countOf, type RegistrationFilter, usefulFilters } from '../../view/registrationFilter.ts';
import styles from './CourseRegistrations.module.css';

const texts = managementTexts.list;

interface RegistrationFiltersProps {
  overview: RegistrationsOverview;
  filter: RegistrationFilter;
  onFilter: (filter: RegistrationFilter) => void;
  text: string;
  onText: (text: string) => void;
}

/** The search and the filters with their counts. A second press on a filter shows everybody again. */
export function RegistrationFilters({ overview, filter, onFilter, text, onText }: RegistrationFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField label={texts.search} placeholder={texts.search} value={text} onChange={onText} />
      <fieldset className={styles.chips}>
        <VisuallyHidden as="legend">{texts.filters}</VisuallyHidden>
        {usefulFilters(overview, filter).map((one) => (
          <Chip key={one} pressed={one === filter} onToggle={(pressed) => onFilter(pressed ? one : 'alles')}>
            {texts.filter[one]} {countOf(one, overview)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
