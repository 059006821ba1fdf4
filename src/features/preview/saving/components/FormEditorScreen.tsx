import type { WireSection } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import {
  DiscardDialog,
  type DraftStore,
  KeptState,
  useDraft,
  useDraftState,
} from '#src/features/drafting/index.ts';
import { formSavingTexts as texts } from '#src/texts/nl/formSaving.ts';
import { FormBuilderPanel } from '../../builder/FormBuilderPanel.tsx';
import type { FormToEdit } from '../../view/formToEdit.ts';
import { type Visibility, visibilityOf } from '../../view/visibility.ts';
import { draftedSections } from '../state/builtDraft.ts';
import { clubSettingsOf, presetsOf } from '../state/clubSettings.ts';
import { draftName } from '../state/draftName.ts';
import { type EditedForm, formEditorQuery, loadForm, saveDraft } from '../state/formCalls.ts';
import { ForManager } from './ForManager.tsx';
import styles from './FormEditorScreen.module.css';
import { FormMergeDialog } from './FormMergeDialog.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useBack } from './useBack.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

/** The builder of a form that managers of a club save for everybody. */
export function FormEditorScreen({ form }: { form: FormToEdit }) {
  return (
    <ForManager form={form}>{(editor, uid) => <Editor form={form} uid={uid} editor={editor} />}</ForManager>
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
  const [{ settings, presets }] = useState(() => ({
    settings: clubSettingsOf(form.scope),
    presets: presetsOf(form.scope),
  }));
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
        hostSettings={settings}
        presets={presets}
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
