import { Notice } from '#src/components/feedback/Notice.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import type { FilledIn } from '../../state/frameMessages.ts';
import styles from '../PreviewPage.module.css';
import { JsonPanel } from './JsonPanel.tsx';

export function AnswersPanel({ filledIn: { qids, problems } }: { filledIn: FilledIn }) {
  return (
    <>
      <Notice tone={problems.length === 0 ? 'success' : 'info'}>
        {problems.length === 0 ? texts.noProblems : texts.problems(problems.length)}
      </Notice>
      {problems.length > 0 && (
        <ul className={styles.findings}>
          {problems.map(({ key, label, message }) => (
            <li key={`${key} ${message}`}>
              <code>{key}</code> {label} · {message}
            </li>
          ))}
        </ul>
      )}
      <JsonPanel lead={texts.answersLead} value={qids} />
    </>
  );
}
