import { useEffect } from 'react';
import { useStore } from 'zustand';
import { fieldId } from '../../rjsf/fieldId.ts';
import type { FormStore } from '../../store/formStore.ts';
import { type ProblemFocus, summaryId } from './useProblemFocus.ts';

interface ErrorSummaryProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly focus: ProblemFocus;
}

/** What the last submit was refused for, each with a link to its field. An entry goes when its field is mended. */
export function ErrorSummary({ store, idPrefix, focus }: ErrorSummaryProps) {
  const refused = useStore(store.shell, (shell) => shell.refused);
  const failed = useStore(store.shell, (shell) => shell.submission === 'failed');
  const { texts } = store.form;
  const isWrong = refused.length > 0 || failed;
  useErrorTitle(isWrong, texts.errorPrefix);
  if (!isWrong) return null;
  return (
    <div className="cf-summary" role="alert" id={summaryId(idPrefix)} tabIndex={-1}>
      <p className="cf-summary-title">{refused.length > 0 ? texts.submitRefused : texts.fallback}</p>
      <ul>
        {refused.map(({ key, path, label, message }) => (
          <li key={[key, ...path, message].join('/')}>
            <a
              href={`#${fieldId(idPrefix, key)}`}
              onClick={(event) => {
                event.preventDefault();
                focus.goTo(key);
              }}
            >
              <span dir="auto">{[label && withColon(label), message].filter(Boolean).join(' ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A screen reader and the browser's tab say it first: the title begins with "Fout:" while something is wrong. */
function useErrorTitle(isWrong: boolean, prefix: string) {
  useEffect(() => {
    if (!isWrong || document.title.startsWith(prefix)) return undefined;
    document.title = `${prefix} ${document.title}`;
    return () => {
      if (document.title.startsWith(`${prefix} `)) document.title = document.title.slice(prefix.length + 1);
    };
  }, [isWrong, prefix]);
}

/** Most labels take a colon; a question has its own mark. */
function withColon(label: string): string {
  return /[?!:.]$/.test(label) ? label : `${label}:`;
}
