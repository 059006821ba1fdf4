import { type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyControl } from '../../questions/controls/lazyControl.tsx';
import type { Section } from '../../sections/question.ts';
import { formValidator } from '../../validation/lateValidator.ts';
import { FirstSectionEnd } from '../AfterFirstSection.tsx';
import { FormContext, type FormContextValue } from '../FormContext.tsx';
import { ControlBoundary } from '../field/ControlBoundary.tsx';
import { focusField, focusOnceLoaded } from '../field/fieldElement.ts';
import { fieldId } from '../field/fieldId.ts';
import { useFirstQuestions } from '../useFirstQuestions.tsx';
import { useOptionalStore } from '../useOptionalStore.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { SectionGuard } from './SectionGuard.tsx';

interface FormSectionsProps {
  readonly sections: readonly Section[];
  readonly idPrefix: string;
  /** Draws the question of a key. */
  readonly question: (key: string) => ReactNode;
}

/** The sections of a form with their questions. */
export function FormSections({ sections, idPrefix, question }: FormSectionsProps) {
  const form = useContext(FormContext);
  const first = useFirstQuestions(form?.store);
  const draw = (index: number, isTitled = true) => {
    const { title = '', ...section } = sections[index] ?? { keys: [] };
    return (
      <FormSection
        key={index}
        {...section}
        idPrefix={idPrefix}
        titleId={fieldId(idPrefix, `section-${index}`)}
        title={isTitled ? title : ''}
        question={question}
        first={first}
      />
    );
  };
  if (form && sections.some(({ layout }) => layout?.in)) {
    return (
      <ControlBoundary id={fieldId(idPrefix, 'layout')} texts={form.store.form.texts}>
        <ArrangedSections {...{ idPrefix, draw, sections }} store={form.store} />
      </ControlBoundary>
    );
  }
  return sections.map((_, index) => draw(index));
}

/** Lazy-loaded: most forms have their sections below each other. */
const ArrangedSections = lazyControl(async () => (await import('./ArrangedSections.tsx')).ArrangedSections);

interface FormSectionProps extends Section {
  readonly idPrefix: string;
  readonly titleId: string;
  readonly question: FormSectionsProps['question'];
  /** The only questions to draw, while the rest of a long form is still to come. */
  readonly first: ReadonlySet<string> | undefined;
}

/** One section with its visible questions; draws nothing without any. */
function FormSection({ idPrefix, titleId, title, keys, layout, question, first }: FormSectionProps) {
  const form = useContext(FormContext);
  const visible = useOptionalStore(form?.store.shell, (shell) => shell?.visible);
  const shown = keys.filter((key) => (visible?.has(key) ?? true) && (first?.has(key) ?? true));
  const { isFolded, unfold } = useFolded(form, shown);
  if (shown.length === 0) return null;
  const questions = <SectionGuard>{shown.map(question)}</SectionGuard>;
  const end = form && <FirstSectionEnd store={form.store} keys={shown} />;
  if (title === '') {
    return (
      <>
        <div className="cf-section" data-columns={layout?.columns}>
          {questions}
        </div>
        {end}
      </>
    );
  }
  return (
    <>
      <section
        className="cf-section"
        data-columns={layout?.columns}
        data-folded={isFolded || undefined}
        aria-labelledby={titleId}
      >
        <h2 className="cf-section-title" id={titleId} dir="auto">
          {title}
        </h2>
        {isFolded && form?.folding ? (
          <FoldedSection
            form={form}
            keys={shown}
            titleId={titleId}
            onUnfold={() => {
              unfold();
              // The button disappears with the focus, so the first field of the section takes it.
              requestAnimationFrame(() => focusSoon(fieldId(idPrefix, shown[0] ?? '')));
            }}
          />
        ) : (
          questions
        )}
      </section>
      {end}
    </>
  );
}

/** Focuses a field, also one whose control is still being loaded. */
function focusSoon(id: string): void {
  if (!focusField(id)) focusOnceLoaded(id, []);
}

/**
 * Whether a section is folded. Once open, by its button, an edit from elsewhere or a problem, it stays open: it must not fold
 * under the hands of somebody who types in it.
 */
function useFolded(
  form: FormContextValue | undefined,
  keys: readonly string[],
): { readonly isFolded: boolean; readonly unfold: () => void } {
  const [isOpen, setOpen] = useState(false);
  // Asks again once the checks have loaded.
  useSyncExternalStore(formValidator.subscribe, formValidator.loaded, formValidator.loaded);
  const watched = isOpen || keys.length === 0 ? undefined : form;
  const isKnown = useOptionalStore(
    watched?.folding && watched.store.edits,
    () => watched?.folding?.isKnown(keys) === true,
  );
  const isRefused = useOptionalStore(
    watched?.folding && watched.store.shell,
    (shell) => shell?.refused.some(({ key }) => keys.includes(key)) === true,
  );
  const isFolded = isKnown && !isRefused;
  const mayClose = watched?.folding === undefined || isFolded;
  useEffect(() => {
    if (!mayClose) setOpen(true);
  }, [mayClose]);
  return { isFolded, unfold: () => setOpen(true) };
}
