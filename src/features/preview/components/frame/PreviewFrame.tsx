import { useEffect, useState } from 'react';
import { useClubAccent } from '#src/components/accent/useClubAccent.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { onFrameMessage, type PreviewedForm, postFrameMessage } from '../../state/frameMessages.ts';
import { PreviewForm } from '../PreviewForm.tsx';
import styles from './PreviewFrame.module.css';

/** The content of the preview's frame: the form that the parent page sends. */
export function PreviewFrame() {
  const [form, setForm] = useState<PreviewedForm>();
  usePageTitle({ title: texts.title });
  useClubAccent(form?.club?.color);
  useEffect(() => {
    const ended = onFrameMessage(
      () => window.parent,
      (message) => {
        if (message.type === 'clubpoort:preview-form') setForm(message.form);
      },
    );
    postFrameMessage(window.parent, { type: 'clubpoort:preview-ready' });
    return ended;
  }, []);
  return (
    <main className={styles.page}>
      {window.parent === window ? (
        <EmptyState
          icon="form"
          headingLevel="h1"
          title={texts.form.alone}
          action={<ButtonLink to={hrefs.courseFormPreview()}>{texts.form.open}</ButtonLink>}
        />
      ) : (
        form && (
          <div className={styles.form}>
            <PreviewForm
              form={form}
              header={(words) => <PageHeader {...words} />}
              onFilledIn={(filledIn) =>
                postFrameMessage(window.parent, { type: 'clubpoort:preview-answers', filledIn })
              }
            />
          </div>
        )
      )}
    </main>
  );
}
