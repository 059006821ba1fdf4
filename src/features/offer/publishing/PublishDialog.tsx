import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import type { Draft } from '#src/features/drafting/index.ts';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import { type OfferWords, offerPlanQuery, planOffer, publishOffer } from '../offerQueries.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { publishedText } from '../state/publishedText.ts';
import type { OfferFault } from '../view/offerFault.ts';
import { changesIn, isPublishable } from './isPublishable.ts';
import { OfferFaults } from './OfferFaults.tsx';
import { OfferPlanView } from './OfferPlanView.tsx';
import { OfferTickList } from './OfferTickList.tsx';
import { changesOfDraft, offerTicks, toggledOff } from './offerTicks.ts';
import { PlanPublication } from './planned/PlanPublication.tsx';
import { type PublishMoment, publishAt, writtenMoment } from './planned/plannedMoment.ts';

const texts = offerTexts.publish;

const loading = (
  <Loading label={texts.busy}>
    <Skeleton shape="line" count={4} />
  </Loading>
);

interface PublishDialogProps {
  club: Club;
  draft: Draft<OfferFile>;
  /** Called with the faults that stand in the way. */
  onFaults: (faults: readonly OfferFault[]) => void;
  /** Called before the offer is published. */
  onPublishing: () => Promise<void>;
  /** @param part - what was published or planned, where the draft has more changes */
  onPublished: (part: OfferFile | undefined) => Promise<void>;
  /** Somebody else published meanwhile. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Says what publishing does, with the people that it is about, before it is done. */
export function PublishDialog({ club, draft, ...on }: PublishDialogProps) {
  // The dialog publishes the offer that it showed, also where somebody goes on behind it.
  const [opened] = useState(draft);
  const [changes] = useState(() => changesOfDraft(opened));
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const { ticks, part, isPart } = useMemo(() => offerTicks(opened, changes, off), [opened, changes, off]);
  const seen = useMemo(() => {
    const content = part ?? opened.content;
    return { content, isPart, version: opened.version, file: publishedText(content, opened.base) };
  }, [opened, part, isPart]);
  // Another offer is another publication.
  const [key, setKey] = useState(randomUuid);
  const [moment, setMoment] = useState<PublishMoment>({ is: 'now' });
  const at = publishAt(moment, systemClock.now() / 1000);
  const [words, setWords] = useState<OfferWords>({ reschedules: [], mailsTo: undefined });
  const plan = useQuery({ ...offerPlanQuery(club.nid, seen), enabled: part !== undefined });
  const isOutdated = isRefusedWith(plan.error, 'offer-changed');
  const tellOutdated = useEffectEvent(on.onOutdated);
  useEffect(() => {
    if (isOutdated) tellOutdated();
  }, [isOutdated]);
  const tick = (next: ReadonlySet<string>) => {
    setOff(next);
    setKey(randomUuid());
    setWords({ reschedules: [], mailsTo: undefined });
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (planned: number | undefined) => {
      await on.onPublishing();
      if (planned === undefined) {
        const done = await publishOffer(club.nid, seen, words, key);
        if (done.faults.length > 0) return done.faults;
      } else await planOffer(club.nid, seen, { ...words, at: planned }, key);
      await on.onPublished(isPart ? seen.content : undefined);
      return [];
    },
    onSuccess: (faults, planned) => {
      if (faults.length > 0) return;
      const all = planned === undefined ? texts.done : offerPlannedTexts.when.done(writtenMoment(planned));
      const some = planned === undefined ? texts.ticks.done : `${all} ${texts.ticks.planned}`;
      showNotice({ tone: 'success', message: isPart ? some : all });
      on.onFaults([]);
      on.onClose();
    },
    onError: (failure) => {
      if (isRefusedWith(failure, 'offer-changed')) on.onOutdated();
    },
  });
  const shown = part && plan.data;
  const outcome = shown && changesIn(shown);
  return (
    <Dialog
      open
      onClose={on.onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={on.onClose}>{outcome === 'none' ? texts.close : texts.cancel}</Button>
          {shown && outcome === 'some' && (
            <Button
              variant="primary"
              busy={isPending}
              disabled={at === 'wrong' || !isPublishable(shown, words)}
              onClick={() => at !== 'wrong' && mutate(at)}
            >
              {moment.is === 'now' ? texts.confirm : offerPlannedTexts.when.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack2}>
        {/* Above the ticks, which may be many: nobody looks below them for the reason that there is no button. */}
        {shown && outcome === undefined && (
          <OfferFaults
            {...{ faults: shown.faults, club: club.url, file: seen.content }}
            onMend={() => {
              on.onFaults(shown.faults);
              on.onClose();
            }}
          />
        )}
        {changes.length > 1 && (
          <OfferTickList
            ticks={ticks}
            onTick={(one, isOn) => tick(toggledOff(changes, off, { key: one, isOn }))}
            onAll={(isOn) => tick(new Set(isOn ? [] : changes.map((change) => change.key)))}
          />
        )}
        {part === undefined ? (
          <p role="status">{texts.ticks.nothing}</p>
        ) : (
          <Loaded
            query={plan}
            loading={loading}
            // The offer is merged meanwhile.
            refused={() => isOutdated && loading}
          >
            {(data) =>
              outcome !== undefined && (
                <>
                  <OfferPlanView {...{ plan: data, words }} onWords={setWords} />
                  {outcome === 'some' && <PlanPublication at={moment} onPlan={setMoment} />}
                </>
              )
            }
          </Loaded>
        )}
        {error && (
          <Notice tone="danger" role="alert" title={texts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
