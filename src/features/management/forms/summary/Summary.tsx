import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { FormSummary, QuestionSummary } from '#src/api/entities/management/managedForm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { formAnswersHref } from '../formsHrefs.ts';
import { BarTable } from './BarTable.tsx';
import styles from './Summary.module.css';
import { barsOf, factsOf } from './summaryView.ts';

const texts = managedFormsTexts.summary;

interface SummaryProps {
  club: Club;
  /** The form's url. */
  form: string;
  summary: FormSummary;
  /** Answers about health are on their way. */
  isBusy: boolean;
  onShowHealth: () => void;
}

/** The summary of all answers, question by question. */
export function Summary({ club, form, summary, isBusy, onShowHealth }: SummaryProps) {
  const { answers, last, questions } = summary;
  const shown = questions.filter(({ asked, answered }) => asked === 'now' || answered > 0);
  return (
    <div className={styles.summary} aria-busy={isBusy || undefined}>
      {last !== null && (
        <p className={styles.quiet}>{texts.facts(managedFormsTexts.answers(answers), formatDay(last))}</p>
      )}
      {questions.some(({ hidden, answered }) => hidden && answered > 0) && (
        <Notice tone="info" title={texts.hiddenTitle}>
          <div className={layout.stack1}>
            <p>{texts.hidden}</p>
            <div>
              <Button busy={isBusy} onClick={onShowHealth}>
                {texts.showHealth}
              </Button>
            </div>
          </div>
        </Notice>
      )}
      {shown.filter(tellsTogether).map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          all={answers}
          hrefOf={(option) =>
            formAnswersHref({
              ...{ club: club.url, form },
              ...(option !== undefined && { choice: { column: question.id, option } }),
            })
          }
        />
      ))}
      <OtherQuestions questions={shown.filter((question) => !tellsTogether(question))} all={answers} />
    </div>
  );
}

/** Whether the answers say something together. Names and addresses don't, and neither does a question that nobody answered. */
function tellsTogether({ answered, bars, spread, texts: latest }: QuestionSummary): boolean {
  return answered > 0 && (bars.length > 0 || spread !== null || latest.length > 0);
}

interface OtherQuestionsProps {
  questions: readonly QuestionSummary[];
  /** Number of answers to the form. */
  all: number;
}

/** The questions without a picture of their own, in few lines. */
function OtherQuestions({ questions, all }: OtherQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="andere-vragen">
      <h2 id="andere-vragen" className={styles.question}>
        {texts.others}
      </h2>
      <dl className={styles.others}>
        {questions.map(({ id, question, asked, health, answered }) => (
          <div key={id}>
            <dt>
              <span dir="auto">{question}</span> {asked !== 'now' && <Pill>{texts.asked[asked]}</Pill>}{' '}
              {health && <Pill tone="warning">{texts.health}</Pill>}
            </dt>
            <dd>{texts.answered(answered, all)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface QuestionCardProps {
  question: QuestionSummary;
  /** Number of answers to the form. */
  all: number;
  /** The address of all answers, or of those with an option. */
  hrefOf: (option?: string) => string;
}

function QuestionCard({ question, all, hrefOf }: QuestionCardProps) {
  const { answered, asked, health, bars, texts: latest, type } = question;
  const facts = factsOf(question);
  return (
    <Card as="section" aria-labelledby={`vraag-${question.id}`}>
      <div className={styles.head}>
        <h2 id={`vraag-${question.id}`} className={styles.question} dir="auto">
          {question.question}
        </h2>
        {asked !== 'now' && <Pill>{texts.asked[asked]}</Pill>}
        {health && <Pill tone="warning">{texts.health}</Pill>}
      </div>
      <p className={styles.quiet}>{texts.answered(answered, all)}</p>
      {asked !== 'now' && <p className={styles.quiet}>{texts.askedHint[asked]}</p>}
      {bars.map((one) => (
        <BarTable
          key={one.row}
          caption={one.row === '' ? question.question : one.row}
          showsCaption={one.row !== ''}
          bars={barsOf(one, question.options)}
          isRanking={type === 'ranking'}
          hrefOf={hrefOf}
        />
      ))}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {latest.length > 0 && (
        <>
          <h3 className={styles.latest}>{texts.latest}</h3>
          <ul className={styles.texts}>
            {latest.map((text, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have typed the same
              <li key={place} dir="auto">
                {text}
              </li>
            ))}
          </ul>
          {answered > latest.length && (
            <Link to={hrefOf()} className={styles.all}>
              {texts.more}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}
