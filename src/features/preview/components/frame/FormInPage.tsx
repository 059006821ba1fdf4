import { useClubAccent } from '#src/components/accent/useClubAccent.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import type { FilledIn, PreviewedForm } from '../../state/frameMessages.ts';
import { PreviewForm } from '../PreviewForm.tsx';
import styles from './FormInPage.module.css';

interface FormInPageProps {
  form: PreviewedForm;
  onFilledIn: (filledIn: FilledIn) => void;
}

/** The form in the page itself, for a screen that is as narrow as the wanted one. A frame would start the portal a second time. */
export function FormInPage({ form, onFilledIn }: FormInPageProps) {
  useClubAccent(form.club?.color);
  return (
    <section className={styles.form} aria-label={texts.frame}>
      <PreviewForm
        form={form}
        header={({ title, lead }) => (
          <div className={styles.header}>
            <h2>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
        )}
        onFilledIn={onFilledIn}
      />
    </section>
  );
}
