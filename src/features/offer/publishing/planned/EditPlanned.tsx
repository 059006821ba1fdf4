import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeFiles } from '#rules/merging/mergeFiles.ts';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import { loadPlanned } from '../../offerQueries.ts';
import { draftedOffer } from '../../state/draftedOffer.ts';
import type { OfferFile } from '../../state/offerFile.ts';
import type { OfferEditing } from '../../state/useOfferEditing.ts';
import { OfferMergeDialog } from '../OfferMergeDialog.tsx';
import { PlannedPublications } from './PlannedPublications.tsx';

const texts = offerPlannedTexts.planned.editing;

interface Planned {
  readonly id: number;
  readonly base: OfferFile;
  readonly content: OfferFile;
}

interface EditPlannedProps {
  club: Club;
  editing: OfferEditing;
}

/** The planned publications above the editor. What one changes can be taken over into the draft, which then has it instead of the plan. */
export function EditPlanned({ club, editing }: EditPlannedProps) {
  const { draft, change } = editing;
  const client = useQueryClient();
  const [clashing, setClashing] = useState<Planned>();
  const takeOver = async ({ id, base, content: mine }: Planned, choices = {}) => {
    // The draft has it before the plan is gone: nothing is lost where the second call fails.
    change((theirs) => draftedOffer.merge({ base, mine, theirs }, choices), texts.what);
    setClashing(undefined);
    await post('change_planned_offer', { club: club.nid, planned: id });
    showNotice({ tone: 'success', message: texts.done });
    await client.invalidateQueries({ queryKey: ['management', club.nid, 'offer'] });
  };
  const failed = (error: Error) =>
    showNotice({ tone: 'danger', title: texts.failed, message: failureText(error) });
  const open = useMutation({
    mutationFn: async (id: number) => {
      const found = await loadPlanned(club.nid, id);
      if (!found) return;
      const planned = { id, ...found };
      const theirs = draft.draft().content;
      const { conflicts } = mergeFiles({ base: planned.base, mine: planned.content, theirs });
      if (conflicts.length > 0) setClashing(planned);
      else await takeOver(planned);
    },
    onError: failed,
  });
  return (
    <>
      <PlannedPublications club={club} onEdit={(id) => open.mutate(id)} />
      {clashing && (
        <OfferMergeDialog
          draft={{ version: '', ...clashing }}
          theirs={draft.draft().content}
          onMerge={(choices) => void takeOver(clashing, choices).catch(failed)}
          onClose={() => setClashing(undefined)}
        />
      )}
    </>
  );
}
