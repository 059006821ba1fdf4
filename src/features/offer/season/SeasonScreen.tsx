import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { offerSeasonTexts as texts } from '#src/texts/nl/offerSeason.ts';
import type { OpenedOffer } from '../offerQueries.ts';
import type { OfferEditing } from '../state/useOfferEditing.ts';
import { offerHref } from '../view/offerHrefs.ts';
import { SeasonDialog } from './SeasonDialog.tsx';

interface SeasonScreenProps {
  /** The club's url. */
  club: string;
  editing: OfferEditing;
  today: IsoDay;
  opened: OpenedOffer;
}

/** Takes courses over to the next season, and leads back to the courses, where they stand as a draft. */
export function SeasonScreen({ club, editing, today, opened }: SeasonScreenProps) {
  const navigate = useNavigate();
  const changed = useMemo(() => changedLessonsOf(opened), [opened]);
  return (
    <SeasonDialog
      file={editing.state.content}
      today={today}
      changedLessons={changed}
      onChange={(next, what) => {
        editing.change(() => next, what);
        showNotice({ tone: 'success', message: texts.took(what) });
        void navigate(offerHref({ club, part: 'cursussen' }));
      }}
    />
  );
}

/** The lessons that were cancelled or moved, as they were planned, by the number of their course. */
function changedLessonsOf({ changedLessons = [] }: OpenedOffer) {
  return Map.groupBy(changedLessons, ({ course }) => course);
}
