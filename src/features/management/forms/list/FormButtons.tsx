import { Suspense, useState } from 'react';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ManagedForm } from '#src/api/entities/management/managedForm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { MenuLink } from '#src/components/overlays/MenuLink.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { managedFormsTexts as texts } from '#src/texts/nl/managedForms.ts';
import { useBooking } from '../../ledger/booking/useBooking.ts';
import { formToEditHref } from '../formsHrefs.ts';
import styles from './FormsToManage.module.css';

const dialogs = {
  facts: lazyPart(async () => (await import('./FormFactsDialog.tsx')).FormFactsDialog),
  duplicate: lazyPart(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog),
  remove: lazyPart(async () => (await import('./RemoveDialog.tsx')).RemoveDialog),
};

interface FormButtonsProps {
  club: Club;
  form: ManagedForm;
}

/** The actions of a manager on a form. A draft is opened by a button, because that is its next step. */
export function FormButtons({ club, form }: FormButtonsProps) {
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const { mutate, isPending, error } = useFormState(club, form);
  const Dialog = dialog && dialogs[dialog];
  const isOpen = form.state === 'open';
  const href = hrefs.form({ club: club.url, form: form.url });
  const toggle = () => !isPending && mutate(isOpen ? 'closed' : 'open');
  return (
    <>
      <div className={styles.buttons}>
        {form.state === 'draft' && form.questions > 0 && (
          <Button busy={isPending} aria-label={texts.openOf(form.title)} onClick={toggle}>
            {texts.open}
          </Button>
        )}
        <ButtonLink
          to={formToEditHref({ club: club.nid, form: form.nid })}
          aria-label={texts.editOf(form.title)}
        >
          {texts.edit}
        </ButtonLink>
        {form.questions > 0 && (
          <ButtonLink
            icon="eye"
            to={hrefs.courseFormPreview({ club: club.nid, formulier: form.nid })}
            aria-label={texts.previewOf(form.title)}
          >
            {texts.preview}
          </ButtonLink>
        )}
        {isOpen && (
          <Button
            icon="copy"
            aria-label={texts.copyLinkOf(form.title)}
            onClick={() => void copyLink(href, form)}
          >
            {texts.copyLink}
          </Button>
        )}
        <Menu
          align="end"
          name={texts.moreOf(form.title)}
          label={
            <>
              {texts.more}
              <Icon name="chevronDown" />
            </>
          }
        >
          {isOpen && (
            <MenuLink icon="form" to={href}>
              {texts.toForm}
            </MenuLink>
          )}
          {form.state !== 'draft' && (
            <MenuAction onSelect={toggle}>{isOpen ? texts.close : texts.open}</MenuAction>
          )}
          <MenuAction icon="form" onSelect={() => setDialog('facts')}>
            {texts.facts.menu}
          </MenuAction>
          <MenuAction icon="copy" onSelect={() => setDialog('duplicate')}>
            {texts.duplicate}
          </MenuAction>
          {form.answers === 0 && (
            <MenuAction icon="trash" onSelect={() => setDialog('remove')}>
              {texts.remove}
            </MenuAction>
          )}
        </Menu>
        {Dialog && (
          <Suspense fallback={null}>
            <Dialog club={club} form={form} onClose={() => setDialog(undefined)} />
          </Suspense>
        )}
      </div>
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
    </>
  );
}

function useFormState(club: Club, form: ManagedForm) {
  return useBooking(club.nid, {
    requestOf: (state: 'open' | 'closed') => ({ club: club.nid, form: form.url, state }),
    send: (request) => post('set_form_state', request),
    done: (_answer, state) => (state === 'open' ? texts.opened(form.title) : texts.closed(form.title)),
  });
}

/** Copies the address that members open. Where the browser refuses, the manager reads it. */
async function copyLink(path: string, { title }: ManagedForm): Promise<void> {
  const { href } = new URL(path, window.location.origin);
  await navigator.clipboard.writeText(href).then(
    () => showNotice({ tone: 'success', message: texts.linkCopied(title) }),
    () => showNotice({ tone: 'warning', message: texts.linkFailed(href) }),
  );
}
