import { type ReactElement, type ReactNode, useMemo } from 'react';
import { isolated } from '../../questions/controls/isolated.tsx';
import type { FieldProblem, QuestionView } from '../../questions/controls/questionView.tsx';
import type { Problem } from '../../questions/question-kind/problem.ts';
import type { Texts } from '../../texts/nl.ts';
import { frameId } from './fieldElement.ts';
import type { BoundField } from './useStoredField.ts';

interface FieldFrameProps {
  readonly id: string;
  readonly labelling: QuestionView['labelling'];
  readonly field: Pick<BoundField['field'], 'label' | 'required' | 'help' | 'courseInfo' | 'source'>;
  readonly problems: readonly Pick<Problem, 'message' | 'advice' | 'severity'>[];
  /** Problems that somebody is correcting. Their room stays. */
  readonly solved?: FieldFrameProps['problems'] | undefined;
  readonly texts: Texts;
  /** Whether nobody answers the field, so that it isn't marked as optional. */
  readonly showsOnly?: boolean;
  readonly children: ReactNode;
}

/** The frame of a control: label, explanations and problems. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  return useFieldFrame(props);
}

/** The frame, for a component that draws nothing else: a thousand questions are a thousand components less. */
export function useFieldFrame(props: FieldFrameProps): ReactElement {
  const { id, labelling, field, problems, solved = [], texts, showsOnly, children } = props;
  const label = useLabel({ id, labelling, field, texts, showsOnly: showsOnly === true });
  const advice = adviceText(problems);
  const body = (
    <>
      {field.source && (
        <p className="cf-source" id={`${id}-source`} dir="auto">
          {field.source}
        </p>
      )}
      {field.courseInfo && <Explanation id={`${id}-info`} text={field.courseInfo} />}
      {field.help && <Explanation id={`${id}-help`} text={field.help} />}
      {children}
      {problems.length > 0 && (
        <p className="cf-problem" data-severity={problems[0]?.severity} id={`${id}-problem`} dir="auto">
          {messageText(problems)}
        </p>
      )}
      {advice !== '' && <Explanation id={`${id}-advice`} text={advice} />}
      {problems.length === 0 && solved.length > 0 && <SolvedRoom solved={solved} />}
    </>
  );
  const invalid = problems.some(({ severity }) => severity === 'error') || undefined;
  if (labelling === 'label' || labelling === 'self') {
    return (
      <div className="cf-field" data-invalid={invalid} id={frameId(id)}>
        {label}
        {body}
      </div>
    );
  }
  return (
    <fieldset
      className="cf-field"
      data-invalid={invalid}
      id={id}
      aria-describedby={describedBy(id, field, problems)}
      {...(labelling === 'radiogroup' && {
        role: 'radiogroup',
        'aria-required': field.required || undefined,
        'aria-invalid': invalid,
      })}
    >
      {label}
      {body}
    </fieldset>
  );
}

/** The label, or the legend of a group. It stays the same element while only problems change, so React passes it over. */
function useLabel({
  id,
  labelling,
  field: { label, required },
  texts: { optional },
  showsOnly,
}: Omit<FieldFrameProps, 'problems' | 'children'>): ReactNode {
  const isMarked = !required && !showsOnly;
  return useMemo(() => {
    if (labelling === 'self') return null;
    const text = isMarked ? (
      <>
        <span dir="auto">{label}</span>
        <span className="cf-optional"> {optional}</span>
      </>
    ) : (
      isolated(label)
    );
    if (labelling !== 'label') return <legend className="cf-label">{text}</legend>;
    return (
      <label className="cf-label" htmlFor={id}>
        {text}
      </label>
    );
  }, [id, labelling, label, optional, isMarked]);
}

/** The problems to show around the control, without those that the control shows at its parts. */
export function framedProblems(
  view: QuestionView,
  problems: readonly FieldProblem[],
): readonly FieldProblem[] {
  return view.showsParts ? problems.filter(({ path }) => path.length === 0) : problems;
}

/** Ids of the explanations and problems of a field, `undefined` for none. */
export function describedBy(
  id: string,
  field: Pick<BoundField['field'], 'help' | 'courseInfo' | 'source'>,
  problems: readonly Pick<Problem, 'advice'>[],
): string | undefined {
  const ids = [
    field.source && `${id}-source`,
    field.courseInfo && `${id}-info`,
    field.help && `${id}-help`,
    problems.length > 0 && `${id}-problem`,
    adviceText(problems) !== '' && `${id}-advice`,
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The room of problems that somebody is correcting. Styles draw the text invisibly, so that the page holds no text of a solved problem. */
function SolvedRoom({ solved }: { readonly solved: FieldFrameProps['problems'] }) {
  const advice = adviceText(solved);
  return (
    <>
      <p className="cf-problem" data-severity={solved[0]?.severity} data-solved={messageText(solved)} />
      {advice !== '' && <p className="cf-help" data-solved={advice} />}
    </>
  );
}

function messageText(problems: FieldFrameProps['problems']): string {
  return problems.map(({ message }) => message).join(' ');
}

function adviceText(problems: readonly Pick<Problem, 'advice'>[]): string {
  return problems.flatMap(({ advice }) => advice ?? []).join(' ');
}

function Explanation({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className="cf-help" id={id} dir="auto">
      {text}
    </p>
  );
}
