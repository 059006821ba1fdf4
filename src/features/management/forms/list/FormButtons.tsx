import { useState } from 'react';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ManagedForm } from '#src/api/entities/management/managedForm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { hrefs } from '#src/paths.ts';
import { managedFormsTexts as texts } from '#src/texts/nl/managedForms.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../../ledger/booking/useBooking.ts';
import { LedgerFailure } from '../../ledger/LedgerFailure.tsx';
import { formToEditHref } from '../formsHrefs.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import styles from './FormsToManage.module.css';

interface FormButtonsProps {
  club: Club;
  form: ManagedForm;
}

/** What a manager does with a form. A draft is opened by a button, because that is its next step. */
export function FormButtons({ club, form }: FormButtonsProps) {
  const [dialog, setDialog] = useState<'duplicate' | 'remove'>();
  const { mutate, isPending, error } = useFormState(club, form);
  const isOpen = form.state === 'open';
  const toggle = () => !isPending && mutate(isOpen ? 'closed' : 'open');
  return (
    <>
      <div className={styles.buttons}>
        {form.state === 'draft' && form.questions > 0 && (
          <Button busy={isPending} onClick={toggle}>
            {texts.open}
          </Button>
        )}
        <ButtonLink
          to={formToEditHref({ club: club.nid, form: form.nid })}
          aria-label={texts.editOf(form.title)}
        >
          {texts.edit}
        </ButtonLink>
        {isOpen && (
          <ButtonLink
            icon="eye"
            to={hrefs.form({ club: club.url, form: form.url })}
            aria-label={texts.previewOf(form.title)}
          >
            {texts.preview}
          </ButtonLink>
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
          {form.state !== 'draft' && (
            <MenuAction onSelect={toggle}>{isOpen ? texts.close : texts.open}</MenuAction>
          )}
          <MenuAction icon="copy" onSelect={() => setDialog('duplicate')}>
            {texts.duplicate}
          </MenuAction>
          {form.answers === 0 && (
            <MenuAction icon="trash" onSelect={() => setDialog('remove')}>
              {texts.remove}
            </MenuAction>
          )}
        </Menu>
        {dialog === 'duplicate' && (
          <DuplicateDialog club={club} form={form} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'remove' && <RemoveDialog club={club} form={form} onClose={() => setDialog(undefined)} />}
      </div>
      <LedgerFailure error={error} />
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

interface RemoveDialogProps {
  club: Club;
  form: ManagedForm;
  onClose: () => void;
}

/** Asks whether a form that nobody sent may go. */
function RemoveDialog({ club, form, onClose }: RemoveDialogProps) {
  const removing = useBooking(club.nid, {
    requestOf: () => ({ club: club.nid, form: form.url }),
    send: (request) => post('remove_form', request),
    done: () => texts.removing.done(form.title),
  });
  return (
    <BookingDialog
      title={texts.removing.title(form.title)}
      onClose={onClose}
      keep={texts.removing.keep}
      onSave={() => removing.mutate(undefined, { onSuccess: onClose })}
      save={texts.removing.confirm}
      variant="danger"
      busy={removing.isPending}
      error={removing.error}
    >
      <p>{texts.removing.text}</p>
    </BookingDialog>
  );
}
