import type { Choice } from '../../questions/controls/fieldDescription.ts';
import type { QuestionView } from '../../questions/controls/questionView.tsx';
import { rowsOf } from '../../questions/group/rowsOf.ts';
import { rowsOfMatrix } from '../../questions/matrix/rowsOfMatrix.ts';
import type { Answer, Answers } from '../../questions/question-kind/answer.ts';
import { plainText, readMarkdown } from '../../questions/static/readMarkdown.ts';
import type { DescribedField } from '../../rjsf/field/describeField.ts';
import { describeQuestion } from '../../rjsf/field/describeQuestion.ts';
import { type QuestionViews, viewOf } from '../../rjsf/views/questionViews.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { rowLabel } from '../../schema/rows/rowLabel.ts';
import type { Question } from '../../sections/question.ts';
import type { Texts } from '../../texts/nl.ts';
import { canSay, conditionText, requirementText } from './conditionText.ts';
import { PrintedBoxes } from './PrintedBoxes.tsx';
import { isOpen, isValueOpen, paperQuestions, paperRow } from './paperQuestions.ts';

/** Maximum number of options printed as boxes. Longer lists get a line to write on, which takes less space. */
const maxBoxes = 12;

interface PrintedQuestionProps {
  readonly form: CompiledForm;
  readonly question: Question;
  readonly answers: Answers;
  readonly views: QuestionViews;
}

/** One printed question with its answer, or space to write it. */
export function PrintedQuestion({ form, question, answers, views }: PrintedQuestionProps) {
  const field = describeQuestion(form, question.key);
  const view = viewOf(field.kind, views);
  const asksNothing = form.kinds.get(question.key)?.asksNothing === true;
  const answer = isValueOpen(form, question, answers) ? undefined : answers[question.key];
  return (
    <div className="cf-printed">
      <dt dir="auto">
        {field.label}
        {!field.required && !asksNothing && !view.showsOnly && (
          <span className="cf-optional"> {form.texts.optional}</span>
        )}
      </dt>
      {question.visibleWhen && canSay(form, question.visibleWhen) && isOpen(form, question, answers) && (
        <dd className="cf-help" dir="auto">
          {conditionText(form, question.visibleWhen)}
        </dd>
      )}
      {question.requiredWhen && canSay(form, question.requiredWhen) && !question.required && (
        <dd className="cf-help" dir="auto">
          {requirementText(form, question.requiredWhen)}
        </dd>
      )}
      {[field.courseInfo, field.help].filter(Boolean).map((text) => (
        <dd key={text} className="cf-help" dir="auto">
          {text}
        </dd>
      ))}
      <dd dir="auto" className={asksNothing ? 'cf-printed-text' : undefined}>
        {asksNothing ? (
          // The text of a question that asks nothing is Markdown; this file is lazy-loaded, and so is its reader.
          plainText(readMarkdown(view.answerText(undefined, field, form.texts)))
        ) : form.rows.has(question.key) ? (
          <PrintedRows {...{ form, question, answers, views }} />
        ) : (
          <PrintedAnswer answer={answer} field={field} view={view} texts={form.texts} />
        )}
      </dd>
    </div>
  );
}

/** The rows of a group. Without an answer: its minimum of rows, or else one, to write on. */
function PrintedRows({ form, question: { key }, answers, views }: PrintedQuestionProps) {
  const row = paperRow(form, key, answers);
  const { least } = form.parameters.get(key) ?? {};
  const answered = rowsOf(answers[key]);
  const blank = Array.from({ length: Math.max(Number(least ?? 0), 1) - answered.length }, () => ({}));
  return (
    <ol className="cf-answer-rows">
      {[...answered, ...(answered.length > 0 ? [] : blank)].map((written, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row on paper has no state
        <li key={index}>
          <p className="cf-row-label" dir="auto">
            {rowLabel(form, key, index)}
          </p>
          <dl className="cf-printed-questions">
            {paperQuestions(row, written).map((inner) => (
              <PrintedQuestion key={inner.key} form={row} question={inner} answers={written} views={views} />
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

interface PrintedAnswerProps {
  readonly answer: Answer | undefined;
  readonly field: DescribedField;
  readonly view: QuestionView;
  readonly texts: Texts;
}

function PrintedAnswer({ answer, field, view, texts }: PrintedAnswerProps) {
  const { paper = 'line' } = view;
  const isBlank = paper === 'tick' ? answer !== true : view.answerText(answer, field, texts) === '';
  if (!isBlank) return view.answerText(answer, field, texts);
  if (paper === 'tick') return <PrintedBoxes labels={[texts.yes]} />;
  const labels = field.options.map(({ label }) => label);
  if (paper === 'rows') return <PrintedMatrix rows={rowsOfMatrix(field)} labels={labels} />;
  if (labels.length > 0 && labels.length <= maxBoxes) return <PrintedBoxes labels={labels} />;
  return <PrintedLines count={paper === 'lines' ? 4 : 1} />;
}

interface PrintedMatrixProps {
  readonly rows: readonly Choice[];
  readonly labels: readonly string[];
}

/** The boxes of each row below its label. */
function PrintedMatrix({ rows, labels }: PrintedMatrixProps) {
  return rows.map((row) => (
    <span key={row.value} className="cf-printed-row">
      <span dir="auto">{row.label}</span>
      <PrintedBoxes labels={labels} />
    </span>
  ));
}

function PrintedLines({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
    <span key={line} className="cf-printed-line" />
  ));
}
