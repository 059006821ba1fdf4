import type { WireSection } from '@clubpoort/form-engine/headless';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import {
  DiscardDialog,
  type DraftStore,
  KeptState,
  useDraft,
  useDraftState,
} from '#src/features/drafting/index.ts';
import { Loaded } from '#src/features/failures/index.ts';
import { managedFormsHref } from '#src/features/management/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { formSavingTexts as texts } from '#src/texts/nl/formSaving.ts';
import { FormBuilderPanel } from '../../builder/FormBuilderPanel.tsx';
import type { FormToEdit } from '../../view/formToEdit.ts';
import { type Visibility, visibilityOf } from '../../view/visibility.ts';
import { draftedSections } from '../state/builtDraft.ts';
import { clubSettings, presetsOfClub } from '../state/clubSettings.ts';
import { draftName } from '../state/draftName.ts';
import { type EditedForm, formEditorQuery, loadForm, saveDraft } from '../state/formCalls.ts';
import styles from './FormEditorScreen.module.css';
import { FormMergeDialog } from './FormMergeDialog.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

/** The builder of a form that managers of a club save for everybody. */
export function FormEditorScreen({ form }: { form: FormToEdit }) {
  const session = useSession();
  if (session.status === 'user') return <EditorOfManager form={form} uid={session.user.uid} />;
  if (session.status !== 'visitor') return <EditorLoading />;
  const here = `${window.location.pathname}${window.location.search}`;
  return (
    <EmptyState
      icon="form"
      headingLevel="h1"
      title={texts.loginFirst}
      action={<ButtonLink to={hrefs.login(here)}>{texts.login}</ButtonLink>}
    />
  );
}

function EditorLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}

function EditorOfManager({ form, uid }: { form: FormToEdit; uid: number }) {
  const query = useQuery(formEditorQuery(form));
  return (
    <Loaded
      query={query}
      loading={<EditorLoading />}
      headingLevel="h1"
      refused={(error) => refusalOf(error)?.status === 403 && <NotAllowed form={form} />}
    >
      {(editor) => <Editor form={form} uid={uid} editor={editor} />}
    </Loaded>
  );
}

function NotAllowed({ form }: { form: FormToEdit }) {
  return (
    <EmptyState
      icon="form"
      headingLevel="h1"
      title={texts.notAllowed}
      action={<ButtonLink to={hrefs.courseFormPreview({ club: form.club })}>{texts.toPreview}</ButtonLink>}
    >
      {texts.notAllowedHint}
    </EmptyState>
  );
}

type Asked = 'save' | 'merge' | 'versions' | 'discard' | undefined;

function Editor({ form, uid, editor }: { form: FormToEdit; uid: number; editor: EditedForm }) {
  const client = useQueryClient();
  const built = useDraft(editor, {
    ...{ name: draftName(form, uid), drafted: draftedSections },
    save: (draft, revision) => saveDraft(form, draft, revision),
    load: () => loadAgain(),
  });
  const state = useDraftState(built);
  const [asked, setAsked] = useState<Asked>();
  const back = useBack(form);
  const visibility = visibilityOf(editor);
  const close = () => setAsked(undefined);
  const loadAgain = async () => {
    const now = await loadForm(form);
    client.setQueryData(formEditorQuery(form).queryKey, now);
    return now;
  };
  const reopen = async (how: 'saved' | 'outdated') => built.reopen(await loadAgain(), how);
  return (
    <>
      <PageHeader title={headingOf(form, editor.title)} lead={texts.lead} {...(back && { back })} />
      <div className={styles.notices}>
        {state.isMerged && (
          <Notice tone="info" role="status">
            {texts.merged}
          </Notice>
        )}
        {state.isOutdated && <Outdated editor={editor} onMerge={() => setAsked('merge')} />}
      </div>
      <FormBuilderPanel
        key={state.replaced}
        sections={state.content}
        onBuilt={built.change}
        hostSettings={clubSettings}
        presets={presetsOfClub}
      />
      <StickyBar summary={<KeptState state={state} same={texts.bar.same[visibility]} />}>
        <Button onClick={() => setAsked('versions')}>{texts.bar.versions}</Button>
        <Button variant="primary" onClick={() => setAsked(state.isOutdated ? 'merge' : 'save')}>
          {texts.bar.review}
        </Button>
      </StickyBar>
      <Asking {...{ asked, form, built, visibility, reopen }} onClose={close} onAsk={setAsked} />
    </>
  );
}

interface AskingProps {
  asked: Asked;
  form: FormToEdit;
  built: DraftStore<readonly WireSection[]>;
  visibility: Visibility;
  reopen: (how: 'saved' | 'outdated') => Promise<void>;
  onClose: () => void;
  onAsk: (asked: Asked) => void;
}

/** The dialog that is open, if any. */
function Asking({ asked, form, built, visibility, reopen, onClose, onAsk }: AskingProps) {
  if (asked === 'versions')
    return (
      <VersionsDialog
        form={form}
        onRestore={built.replace}
        onClose={onClose}
        {...(built.get().kept !== 'same' && { onDiscard: () => onAsk('discard') })}
      />
    );
  if (asked === 'discard') return <DiscardDialog draft={built} text={texts.discard.text} onClose={onClose} />;
  if (asked === 'merge')
    return (
      <FormMergeDialog
        draft={built.draft()}
        theirs={built.published()}
        onMerge={built.merge}
        onClose={onClose}
      />
    );
  if (asked === 'save')
    return (
      <SaveDialog
        form={form}
        visibility={visibility}
        draft={built.draft()}
        onSaving={built.settle}
        onSaved={() => reopen('saved')}
        onOutdated={() => void reopen('outdated').then(() => onAsk('merge'), onClose)}
        onClose={onClose}
      />
    );
  return null;
}

/** The page that the manager came from: the forms of the club, or its panel for the questions of registrations. */
function useBack({ club, scope }: FormToEdit) {
  const session = useSession();
  const managed = session.status === 'user' && session.user.managedClubs.find(({ nid }) => nid === club);
  if (!managed) return undefined;
  return scope === 'form'
    ? { to: managedFormsHref(managed.url), label: texts.back.form }
    : { to: hrefs.management({ club: managed.url }), label: texts.back.club };
}

function headingOf(form: FormToEdit, title: string): string {
  return form.scope === 'club' ? texts.heading.club : texts.heading[form.scope](title);
}

function Outdated({ editor: { saved }, onMerge }: { editor: EditedForm; onMerge: () => void }) {
  const when = saved && texts.at(formatDay(saved.at), formatTime(saved.at));
  const says =
    saved && when
      ? saved.own
        ? texts.outdated.own(when)
        : saved.by !== null && texts.outdated.by(saved.by, when)
      : undefined;
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
