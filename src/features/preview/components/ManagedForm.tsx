import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { formSavingTexts as texts } from '#src/texts/nl/formSaving.ts';
import { ForManager } from '../saving/components/ForManager.tsx';
import { FormEditorScreen } from '../saving/components/FormEditorScreen.tsx';
import { useBack } from '../saving/components/useBack.ts';
import type { FormToEdit } from '../view/formToEdit.ts';
import { PreviewWorkspace } from './PreviewWorkspace.tsx';

interface ManagedFormProps {
  form: FormToEdit;
  /** Whether it is tried, and not built. */
  isTrial: boolean;
}

/** The screens about a form that managers of a club have, in one chunk: a list of chunks costs every first visit. */
export function ManagedForm({ form, isTrial }: ManagedFormProps) {
  return isTrial ? <FormTrial form={form} /> : <FormEditorScreen form={form} />;
}

/** A form of the club as its managers try it: it checks what they fill in, and sends nothing. */
function FormTrial({ form }: { form: FormToEdit }) {
  const back = useBack(form);
  return (
    <ForManager form={form}>
      {({ title, content }) => (
        <>
          <PageHeader title={texts.trial.title(title)} lead={texts.trial.lead} {...(back && { back })} />
          <PreviewWorkspace answer={undefined} tried={{ form, title, sections: content }} />
        </>
      )}
    </ForManager>
  );
}
