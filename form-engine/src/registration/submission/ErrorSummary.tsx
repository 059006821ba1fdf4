import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isolated } from '../../questions/controls/isolated.tsx';
import type { Problem } from '../../questions/question-kind/problem.ts';
import { partId } from '../../rjsf/field/fieldElement.ts';
import { placeId } from '../../rjsf/field/placeId.ts';
import type { FormStore } from '../../store/formStore.ts';
import { reachable } from '../../store/refuse.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { formCourses } from '../../visibility/visibleQuestions.ts';
import { type CourseTitles, courseTitle } from '../courses/courseTitle.ts';
import { type ProblemFocus, summaryId } from './useProblemFocus.ts';

interface ErrorSummaryProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly courses: CourseTitles;
  readonly focus: ProblemFocus;
}

/**
 * The error summary of the last submit, with a link to each wrong field. An entry disappears when its field is
 * corrected.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { shell, form } = props.store;
  const isWrong = useStore(shell, ({ refused, submission }) => refused.length > 0 || submission === 'failed');
  const refusals = useStore(shell, (state) => state.refusals);
  useErrorTitle(isWrong, form.texts.errorPrefix);
  // A new element for each refused submit. A screen reader announces an alert when it appears, and not again for each
  // corrected field.
  return isWrong && <Summary key={refusals} {...props} />;
}

function Summary({ store, idPrefix, courses, focus }: ErrorSummaryProps) {
  const refused = useStore(store.shell, (shell) => shell.refused);
  // Renders again when a condition hides or shows a field, because that changes which entries are links.
  useStore(store.shell, (shell) => shell.visible);
  const count = refused.length;
  const isReachable = reachable(store);
  const entry = entryText(store, courses);
  const { texts } = store.form;
  return (
    <div
      className="cf-summary"
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      id={summaryId(idPrefix)}
      tabIndex={-1}
    >
      <p className="cf-summary-title">
        <span>{count > 0 ? texts.submitRefused : texts.fallback}</span>
        {/* No part of the alert once that was announced: the number changes with each corrected field. */}
        {count > 0 && (
          <span className="cf-hidden" aria-live="off">
            {' '}
            {fillIn(texts.problemCount, { n: count })}
          </span>
        )}
      </p>
      <ul>
        {refused.map((problem) => (
          <li key={[problem.key, ...problem.path, problem.message].join('/')}>
            {isReachable(problem) ? (
              <a
                href={`#${elementId(placeId(store, idPrefix, problem))}`}
                onClick={(event) => {
                  event.preventDefault();
                  focus.goTo(problem);
                }}
              >
                {isolated(entry(problem))}
              </a>
            ) : (
              isolated(entry(problem))
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function elementId({ id, path }: ReturnType<typeof placeId>): string {
  return partId(id, path);
}

/** Writes entries: the label and the message, and also the course where the form has several. */
function entryText({ form }: FormStore, courses: CourseTitles): (problem: Problem) => string {
  const hasCourses = formCourses(form).length > 1;
  return ({ key, label, message }) => {
    const nid = form.questions.get(key)?.nid ?? 0;
    const course = nid !== 0 && hasCourses && `(${courseTitle(nid, courses, form.texts)})`;
    return [label && withColon(label), message, course].filter(Boolean).join(' ');
  };
}

/**
 * Puts "Fout:" before the page title while the form has errors. A screen reader and the browser's tab show the title
 * first.
 */
function useErrorTitle(isWrong: boolean, prefix: string) {
  useEffect(() => {
    if (!isWrong || document.title.startsWith(prefix)) return undefined;
    document.title = `${prefix} ${document.title}`;
    return () => {
      if (document.title.startsWith(`${prefix} `)) document.title = document.title.slice(prefix.length + 1);
    };
  }, [isWrong, prefix]);
}

/** Adds a colon to a label, unless it ends in punctuation such as a question mark. */
function withColon(label: string): string {
  return /[?!:.]$/.test(label) ? label : `${label}:`;
}
