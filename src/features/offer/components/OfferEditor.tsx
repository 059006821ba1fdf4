import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { mergeFiles } from '#rules/merging/mergeFiles.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { DiscardDialog, KeptState } from '#src/features/drafting/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { offerGuideTexts } from '#src/texts/nl/offerGuide.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import type { OpenedOffer } from '../offerQueries.ts';
import { OfferPartContent } from '../parts/OfferPartContent.tsx';
import { OfferMergeDialog } from '../publishing/OfferMergeDialog.tsx';
import { EditPlanned } from '../publishing/planned/EditPlanned.tsx';
import { useOfferVersion } from '../publishing/planned/useOfferVersion.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { type OfferEditing, useOfferEditing } from '../state/useOfferEditing.ts';
import { publishedKey } from '../view/itemKey.ts';
import type { OfferFault } from '../view/offerFault.ts';
import {
  type OfferPartName,
  type OfferScreen,
  offerHref,
  offerPartNames,
  offerScreenNames,
} from '../view/offerHrefs.ts';
import styles from './OfferEditor.module.css';
import { UndoButtons } from './UndoButtons.tsx';

interface OfferEditorProps {
  club: Club;
  uid: number;
  opened: OpenedOffer;
}

const GuideScreen = lazyPart(async () => (await import('../guide/GuideScreen.tsx')).GuideScreen);
const MissingBeforeSale = lazyPart(
  async () => (await import('../guide/MissingBeforeSale.tsx')).MissingBeforeSale,
);
const PublishDialog = lazyPart(async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog);
const SeasonScreen = lazyPart(async () => (await import('../season/SeasonScreen.tsx')).SeasonScreen);

type Asked = 'publish' | 'merge' | 'discard' | undefined;

/** The parts of an offer, and the bar that publishes it. */
export function OfferEditor({ club, uid, opened }: OfferEditorProps) {
  const editing = useOfferEditing(club.nid, uid, opened);
  const [asked, setAsked] = useState<Asked>();
  // A dialog that publishes begins anew with the offer that was merged meanwhile.
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<readonly OfferFault[]>([]);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state, undo, redo } = editing;
  useOfferVersion({
    ...{ club: club.nid, revision: opened.revision },
    onChanged: () => void takeNews(editing, () => asked === undefined),
  });
  const clashes = state.isOutdated && doesClash(editing.draft);
  const isMergeable = state.isOutdated && !clashes;
  useEffect(() => {
    // A merge draws the forms anew, which would take the field from who types in it.
    if (isMergeable && asked === undefined && !isTyping()) mergeSilently(editing);
  });
  const shown = shownIn(query.get('deel'), opened);
  const part = offerPartNames.find((name) => name === shown);
  const today = isoDayOf(systemClock.now() / 1000);
  // A new item gets its number when it is published: its screen stays open, at its new address.
  const followItem = (before: OfferFile) => {
    const open = query.get('item') ?? '';
    const item = publishedKey(open, shown, [before, editing.draft.draft().content]);
    if (item !== undefined && item !== open)
      void navigate(offerHref({ club: club.url, part: shown, item }), { replace: true });
  };
  return (
    <>
      <PartLinks isOpen={query.get('item') !== null} club={club.url} file={state.content} open={shown} />
      <div className={styles.notices}>
        {state.isMerged && (
          <Notice tone="info" role="status">
            {texts.merged}
          </Notice>
        )}
        {clashes && <Outdated saved={opened.saved} onMerge={() => setAsked('merge')} />}
      </div>
      <EditPlanned club={club} editing={editing} />
      <Suspense fallback={null}>
        {shown === 'start' ? (
          <GuideScreen {...{ club, opened, today }} file={state.content} step={query.get('item') ?? ''} />
        ) : shown === 'seizoen' ? (
          <SeasonScreen club={club.url} {...{ editing, today, opened }} />
        ) : (
          <MissingBeforeSale
            file={state.content}
            today={today}
            hrefOf={(place) => offerHref({ club: club.url, ...place })}
            isSmall
          />
        )}
      </Suspense>
      {part && <OfferPartContent club={club} part={part} editing={editing} faults={faults} opened={opened} />}
      {part && opened.content.courses.length === 0 && (
        // Whoever sets up the club comes back to the step that lacks something.
        <ButtonLink to={offerHref({ club: club.url, part: 'start' })}>
          {offerGuideTexts.guide.onward}
        </ButtonLink>
      )}
      <StickyBar summary={<KeptState state={state} same={texts.bar.same} />}>
        <UndoButtons {...{ undo, redo }} />
        {state.kept !== 'same' && <Button onClick={() => setAsked('discard')}>{texts.bar.discard}</Button>}
        <Button
          variant="primary"
          onClick={() => {
            if (isMergeable) mergeSilently(editing);
            setAsked(clashes ? 'merge' : 'publish');
          }}
        >
          {texts.bar.review}
        </Button>
      </StickyBar>
      <Asking
        key={attempt}
        {...{ asked, club, editing }}
        onFaults={setFaults}
        onAsk={setAsked}
        onOutdated={async () => {
          await editing.reopen('outdated');
          // Without news, another try would be refused again.
          if (!editing.draft.get().isOutdated) return setAsked(undefined);
          if (doesClash(editing.draft)) return setAsked('merge');
          mergeSilently(editing);
          setAttempt((tries) => tries + 1);
        }}
        onPublished={async (part) => {
          const before = editing.draft.draft().content;
          await editing.reopen(part ? { part } : 'saved');
          followItem(before);
        }}
      />
    </>
  );
}

/** A club without a course begins with the guide. */
function shownIn(asked: string | null, { content }: OpenedOffer): OfferScreen {
  const named = [...offerPartNames, ...offerScreenNames].find((name) => name === asked);
  return named ?? (content.courses.length === 0 ? 'start' : 'cursussen');
}

/** Shows at once what somebody else published. Where something was changed here too, both are merged. */
async function takeNews({ draft, reopen }: OfferEditing, isIdle: () => boolean): Promise<void> {
  const isSame = draft.get().kept === 'same' && isIdle();
  await reopen(isSame ? 'saved' : 'outdated').catch(() => undefined);
  if (isSame) showNotice({ tone: 'info', message: offerPlannedTexts.taken });
}

/** Whether somebody published what is changed here too. */
function doesClash(draft: OfferEditing['draft']): boolean {
  const { base, content: mine } = draft.draft();
  return mergeFiles({ base, mine, theirs: draft.published() }).conflicts.length > 0;
}

/** Merges what was published meanwhile where nothing clashes: there is nothing to choose. */
function mergeSilently({ draft, forget }: OfferEditing): void {
  draft.merge({});
  forget();
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;
}

interface PartLinksProps {
  club: string;
  file: OfferFile;
  open: OfferScreen;
  /** Whether an item of the part is open. It leads back itself, and a phone has no room for both. */
  isOpen: boolean;
}

function PartLinks({ club, file, open, isOpen }: PartLinksProps) {
  return (
    <nav aria-label={texts.parts} className={styles.parts} data-open={isOpen || undefined}>
      <ul>
        <li>
          <Link
            to={offerHref({ club, part: 'start' })}
            aria-current={open === 'start' ? 'page' : undefined}
            className={styles.part ?? ''}
          >
            {offerGuideTexts.guide.part}
          </Link>
        </li>
        {offerPartNames.map((part) => (
          <li key={part}>
            <Link
              to={offerHref({ club, part })}
              aria-current={part === open ? 'page' : undefined}
              className={styles.part ?? ''}
            >
              {texts.partName(part, countOf(part, file))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function countOf(part: OfferPartName, file: OfferFile): number {
  const { courses, webshop, passes, vouchers, videos, federations } = file;
  const ofType = (type: OfferFile['courses'][number]['type']) =>
    courses.filter((course) => course.type === type).length;
  const counts: Readonly<Record<OfferPartName, number>> = {
    cursussen: ofType('course'),
    activiteiten: ofType('activity'),
    tickets: ofType('ticket'),
    club: 0,
    webshop: webshop.flatMap(({ products }) => products).length,
    beurtenkaarten: passes.length,
    kortingscodes: vouchers.length,
    videos: videos.length,
    federaties: federations.length,
    vragen: 0,
  };
  return counts[part];
}

function Outdated({ saved, onMerge }: { saved: OpenedOffer['saved']; onMerge: () => void }) {
  const when = saved && texts.at(formatDay(saved.at), formatTime(saved.at));
  const says = saved && when && (saved.own ? texts.outdated.own(when) : texts.outdated.by(saved.by, when));
  return (
    <Notice
      tone="warning"
      role="alert"
      title={says || texts.outdated.somebody}
      actions={<Button onClick={onMerge}>{texts.outdated.merge}</Button>}
    >
      {texts.outdated.safe}
    </Notice>
  );
}

interface AskingProps {
  asked: Asked;
  club: Club;
  editing: OfferEditing;
  onFaults: (faults: readonly OfferFault[]) => void;
  onAsk: (asked: Asked) => void;
  /** The offer was changed elsewhere while somebody publishes it. */
  onOutdated: () => Promise<void>;
  onPublished: (part: OfferFile | undefined) => Promise<void>;
}

/** The dialog that is open, if any. */
function Asking({ asked, club, editing, onFaults, onAsk, onOutdated, onPublished }: AskingProps) {
  const { draft, forget } = editing;
  const close = () => onAsk(undefined);
  if (asked === 'discard')
    return (
      <DiscardDialog
        draft={{
          discard: async () => {
            await draft.discard();
            forget();
          },
        }}
        text={texts.discard}
        onClose={close}
      />
    );
  if (asked === 'merge')
    return (
      <OfferMergeDialog
        draft={draft.draft()}
        theirs={draft.published()}
        onMerge={(choices) => {
          draft.merge(choices);
          forget();
        }}
        onClose={close}
      />
    );
  if (asked === 'publish')
    return (
      <Suspense fallback={null}>
        <PublishDialog
          club={club}
          draft={draft.draft()}
          onFaults={onFaults}
          onPublishing={draft.settle}
          onPublished={onPublished}
          onOutdated={() => void onOutdated().catch(close)}
          onClose={close}
        />
      </Suspense>
    );
  return null;
}
