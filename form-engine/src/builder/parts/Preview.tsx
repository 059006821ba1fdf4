import { type MouseEvent, useDeferredValue, useMemo } from 'react';
import type { Ports } from '../../ports.ts';
import type { QuestionView } from '../../questions/controls/questionView.tsx';
import type { Answers } from '../../questions/question-kind/answer.ts';
import { RegistrationForm } from '../../RegistrationForm.tsx';
import { fieldId } from '../../rjsf/field/fieldId.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { isQuestion, type Place } from '../pure/parts.ts';

interface PreviewProps {
  readonly ports: Ports;
  readonly views: Readonly<Record<string, QuestionView>> | undefined;
  readonly onAnswers: (answers: Answers) => void;
}

/** The form as a member sees it. A press on a question selects it. */
export function Preview({ ports, views, onAnswers }: PreviewProps) {
  const builder = useBuilderContext();
  const { sections } = builder;
  // The form follows a moment later: typing in the settings stays quick beside a long form.
  const form = useDeferredValue(builder.form);
  const places = useMemo(() => placesByField(sections), [sections]);
  const select = ({ target }: MouseEvent) => {
    const field = target instanceof Element ? target.closest('.cf-field') : null;
    const place = places.find(([suffix]) => field?.id.replace(/-field$/, '').endsWith(suffix))?.[1];
    if (place) builder.select([place]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline selects by keyboard; this is a shorter way for a pointer
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div className="cf-builder-preview" onClick={select}>
      <RegistrationForm
        form={form}
        ports={ports}
        {...(views && { views })}
        onChange={onAnswers}
        onSubmit={() => 'unsent'}
      >
        {nothing}
      </RegistrationForm>
    </div>
  );
}

/** In place of the submit button. */
const nothing = <></>;

/** The end of the id of each field, with the place of its question; longer ends first. */
function placesByField(
  sections: readonly { readonly fields: readonly object[] }[],
): readonly (readonly [string, Place])[] {
  const found = sections.flatMap(({ fields }, section) =>
    fields.map((part, index) => {
      const question = part as Parameters<typeof isQuestion>[0];
      const key = isQuestion(question) ? `${question.qid}_${question.nid ?? 0}` : '';
      return [fieldId('', key), [section, index]] as const;
    }),
  );
  return found.toSorted(([one], [other]) => other.length - one.length);
}
