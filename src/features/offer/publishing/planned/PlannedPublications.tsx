import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { PlannedOffer } from '#src/api/entities/management/offerEditor.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import { offerHref } from '../../view/offerHrefs.ts';
import { ChangeSentences } from './ChangeSentences.tsx';
import { MomentFields } from './MomentFields.tsx';
import styles from './Planned.module.css';
import { PublicationDialog } from './PublicationDialog.tsx';
import { publishAt, suggestedMoment, typedMomentOf, writtenMoment } from './plannedMoment.ts';
import { offerStatusQuery } from './publicationQueries.ts';
import { useCancelPlanned, useMovePlanned } from './usePublicationChange.ts';

const texts = offerPlannedTexts.planned;

interface PlannedPublicationsProps {
  club: Club;
  /** Takes what is planned over into the draft. Without it, a link leads to the screen that can. */
  onEdit?: (planned: number) => void;
}

/**
 * The planned publications of a club, which each of its managers may move and cancel. Nothing where there are none. Folded above an
 * editor, unless one stopped.
 */
export function PlannedPublications({ club, onEdit }: PlannedPublicationsProps) {
  const { data } = useQuery(offerStatusQuery(club.nid));
  const planned = data?.planned ?? [];
  if (planned.length === 0) return null;
  const list = (
    <ul className={styles.list}>
      {planned.map((one) => (
        <PlannedRow key={one.id} club={club} planned={one} onEdit={onEdit} />
      ))}
    </ul>
  );
  if (!onEdit)
    return (
      <section className={styles.section} aria-labelledby="planned-publications">
        <h2 id="planned-publications">{texts.title}</h2>
        {list}
      </section>
    );
  return (
    <details className={styles.folded} open={planned.some(({ stopped }) => stopped.length > 0)}>
      <summary>{texts.titled(planned.length)}</summary>
      {list}
    </details>
  );
}

interface PlannedRowProps {
  club: Club;
  planned: PlannedOffer;
  onEdit: ((planned: number) => void) | undefined;
}

function PlannedRow({ club, planned, onEdit }: PlannedRowProps) {
  const { id, at, by, own, sentences, stopped } = planned;
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const moment = writtenMoment(at);
  const isStopped = stopped.length > 0;
  // Above an editor the list has no heading of its own.
  const Title = onEdit ? 'h2' : 'h3';
  const about = <VisuallyHidden>{texts.about(moment)}</VisuallyHidden>;
  return (
    <li className={styles.row}>
      <div>
        <Title className={styles.title}>{isStopped ? texts.stoppedAt(moment) : texts.at(moment)}</Title>
        <Detail dir="auto">{own ? texts.byYou : texts.by(by ?? texts.nobody)}</Detail>
      </div>
      {isStopped && (
        <Notice tone="warning" title={texts.stopped}>
          <ChangeSentences sentences={stopped} />
        </Notice>
      )}
      <details>
        <summary>{texts.changes(sentences.length)}</summary>
        <ChangeSentences sentences={sentences} />
      </details>
      <div className={styles.buttons}>
        {onEdit ? (
          <Button onClick={() => onEdit(id)}>
            <span>
              {texts.edit}
              {about}
            </span>
          </Button>
        ) : (
          <ButtonLink to={offerHref({ club: club.url })}>
            <span>
              {texts.toOffer}
              {about}
            </span>
          </ButtonLink>
        )}
        <Button onClick={() => setOpen('move')}>
          <span>
            {texts.move}
            {about}
          </span>
        </Button>
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          <span>
            {texts.cancel}
            {about}
          </span>
        </Button>
      </div>
      {open === 'move' && <MoveDialog club={club} planned={planned} onClose={() => setOpen(undefined)} />}
      {open === 'cancel' && <CancelDialog club={club} planned={planned} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

interface PlannedDialogProps {
  club: Club;
  planned: PlannedOffer;
  onClose: () => void;
}

function MoveDialog({ club, planned, onClose }: PlannedDialogProps) {
  const now = systemClock.now() / 1000;
  const [moment, setMoment] = useState(() =>
    planned.at > now ? typedMomentOf(planned.at) : suggestedMoment(now),
  );
  const moving = useMovePlanned(club.nid, planned.id);
  const move = () => {
    const at = publishAt({ is: 'later', ...moment }, systemClock.now() / 1000);
    if (typeof at === 'number') moving.mutate(at, { onSuccess: onClose });
  };
  return (
    <PublicationDialog
      title={texts.moving.title}
      keep={texts.moving.keep}
      confirm={texts.moving.confirm}
      busy={moving.isPending}
      error={moving.error}
      onClose={onClose}
      onConfirm={move}
    >
      <MomentFields moment={moment} onChange={setMoment} />
    </PublicationDialog>
  );
}

function CancelDialog({ club, planned, onClose }: PlannedDialogProps) {
  const cancelling = useCancelPlanned(club.nid, planned.id);
  return (
    <PublicationDialog
      title={texts.cancelling.title}
      keep={texts.cancelling.keep}
      confirm={texts.cancelling.confirm}
      variant="danger"
      busy={cancelling.isPending}
      error={cancelling.error}
      onClose={onClose}
      onConfirm={() => cancelling.mutate(undefined, { onSuccess: onClose })}
    >
      <p>{texts.cancelling.text}</p>
      <ChangeSentences sentences={planned.sentences} />
    </PublicationDialog>
  );
}
