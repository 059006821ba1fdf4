import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { formSavingTexts as texts } from '#src/texts/nl/formSaving.ts';
import type { FormToEdit } from '../../view/formToEdit.ts';
import { type EditedForm, formEditorQuery } from '../state/formCalls.ts';

interface ForManagerProps {
  form: FormToEdit;
  children: (editor: EditedForm, uid: number) => ReactNode;
}

/** Loads a form for who manages its club. Anybody else logs in, or reads why not. */
export function ForManager({ form, children }: ForManagerProps) {
  const session = useSession();
  if (session.status === 'user')
    return (
      <LoadedForm form={form}>
        {/* The function of the caller, with who is logged in. */}
        {(editor) => children(editor, session.user.uid)}
      </LoadedForm>
    );
  if (session.status !== 'visitor') return <FormLoading />;
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

function LoadedForm({ form, children }: { form: FormToEdit; children: (editor: EditedForm) => ReactNode }) {
  const query = useQuery(formEditorQuery(form));
  return (
    <Loaded
      query={query}
      loading={<FormLoading />}
      headingLevel="h1"
      refused={(error) => refusalOf(error)?.status === 403 && <NotAllowed form={form} />}
    >
      {children}
    </Loaded>
  );
}

function FormLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" count={3} />
    </Loading>
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
