import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { Button } from '#src/components/actions/Button.tsx';
import { Chip } from '#src/components/fields/Chip.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import layout from '#src/components/layout/layout.module.css';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useRestoredState } from '../../state/useRestoredState.ts';
import {
  type CourseFilters,
  countFilters,
  type FilterChoices,
  filterParameters as names,
  pageParameter,
} from '../../view/list/courseFilters.ts';
import { AgeFilter, ChipFilter } from './ChipFilter.tsx';
import styles from './CourseFilterBar.module.css';

interface CourseFilterBarProps {
  choices: FilterChoices;
  filters: CourseFilters;
  onChange: (part: Partial<CourseFilters>) => void;
  /** Number of results. */
  count: number;
  /** Brings the results into view, on a phone. */
  onShow: () => void;
}

/** Always open on a wide screen. On a phone it is behind a button, so that the list itself is in view. */
export function CourseFilterBar({ choices, filters, onChange, count, onShow }: CourseFilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useFiltersOpen();
  const titleOf = (terms: FilterChoices['levels']) => (nid: number) =>
    terms.find((term) => term.nid === nid)?.title ?? '';
  return (
    <div>
      <div className={styles.toggle}>
        <Button icon="filter" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {texts.filters(countFilters(filters))}
        </Button>
      </div>
      <div id={id} className={styles.filters} data-open={isOpen}>
        <AgeFilter ages={choices.ages} chosen={filters.age} onChange={(age) => onChange({ age })} />
        {(choices.hasPlace || filters.hasPlace) && (
          <div className={layout.row1}>
            <QueryForm without={[names.hasPlace, pageParameter]}>
              <Chip
                name={names.hasPlace}
                value={filters.hasPlace ? '' : '1'}
                pressed={filters.hasPlace}
                onToggle={(hasPlace) => onChange({ hasPlace })}
              >
                {texts.hasPlace}
              </Chip>
            </QueryForm>
          </div>
        )}
        <ChipFilter
          legend={texts.taxonomies}
          name={names.taxonomies}
          values={choices.taxonomies.map(({ nid }) => nid)}
          labelOf={titleOf(choices.taxonomies)}
          chosen={filters.taxonomies}
          onChange={(taxonomies) => onChange({ taxonomies })}
        />
        <ChipFilter
          legend={texts.levels}
          name={names.levels}
          values={choices.levels.map(({ nid }) => nid)}
          labelOf={titleOf(choices.levels)}
          chosen={filters.levels}
          onChange={(levels) => onChange({ levels })}
        />
        <ChipFilter
          legend={texts.days}
          name={names.days}
          values={choices.days}
          labelOf={(day) => day}
          chosen={filters.days}
          onChange={(days) => onChange({ days })}
        />
        <div className={styles.show}>
          <StickyBar>
            <Button
              variant="primary"
              wide
              onClick={() => {
                // Closes the panel first, because the results stand below it.
                flushSync(() => setOpen(false));
                onShow();
              }}
            >
              {texts.showResults(count)}
            </Button>
          </StickyBar>
        </div>
      </div>
    </div>
  );
}

/** Whether the filters are open on a phone. Closed on a new visit, restored on return by history. */
function useFiltersOpen() {
  const wasOpen = useRestoredState('filtersOpen', v.boolean(), (): boolean => isOpen);
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? wasOpen ?? false;
  return [isOpen, setOpen] as const;
}
