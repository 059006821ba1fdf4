import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { FormAnswerDetail } from '#src/api/entities/management/managedForm.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { formAnswerHref, formAnswersHref } from '../formsHrefs.ts';
import { formAnswerQuery } from '../formsQueries.ts';
import styles from './Answers.module.css';
import { FileLinks } from './FileLinks.tsx';

const texts = managedFormsTexts.answer;

interface AnswerDetailProps {
  club: Club;
  /** The form's url. */
  form: string;
  sent: number;
}

/** Everything that somebody answered, with the ways to the answers before and after it. */
export function AnswerDetail({ club, form, sent }: AnswerDetailProps) {
  const query = useQuery(formAnswerQuery({ club: club.nid, form, sent }));
  const title = query.data?.name || texts.visitor;
  usePageTitle({ title });
  const to = formAnswersHref({ club: club.url, form });
  const back = { to, label: texts.back(query.data?.form ?? managedFormsTexts.title) };
  return (
    <Loaded
      query={query}
      loading={<LoadingCards label={texts.loading} count={3} />}
      refused={(error) =>
        isMissing(error) && (
          <EmptyState
            title={texts.unknown}
            icon="form"
            headingLevel="h1"
            action={<ButtonLink to={to}>{managedFormsTexts.form.answers}</ButtonLink>}
          >
            {texts.unknownHint}
          </EmptyState>
        )
      }
      frame={(state) => (
        <>
          <PageHeader title={title} back={back} />
          {state}
        </>
      )}
    >
      {(known) => (
        <>
          <PageHeader title={<span dir="auto">{title}</span>} lead={sentText(known)} back={back} />
          <div className={styles.reading}>
            <GivenAnswers answers={known.answers} />
            <Neighbours club={club} form={form} answer={known} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function sentText({ by, at }: Pick<FormAnswerDetail, 'by' | 'at'>): string {
  const [day, time] = [formatDay(at), formatTime(at)];
  return by === '' ? texts.sent(day, time) : texts.sentBy(by, day, time);
}

function GivenAnswers({ answers }: Pick<FormAnswerDetail, 'answers'>) {
  if (answers.length === 0) return <p className={styles.quiet}>{texts.empty}</p>;
  return (
    <>
      {answers.some(({ health }) => health) && (
        <p className={styles.quiet}>{managementTexts.detail.healthNoted}</p>
      )}
      <dl className={styles.answers}>
        {answers.map(({ question, text, files, asked, health }) => (
          <div key={question}>
            <dt>
              <span dir="auto">{question}</span>{' '}
              {asked !== 'now' && <Pill>{managedFormsTexts.summary.asked[asked]}</Pill>}
              {health && <Pill tone="warning">{managedFormsTexts.summary.health}</Pill>}
            </dt>
            <dd>
              <span className={styles.text} dir="auto">
                {text}
              </span>
              <FileLinks files={files} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface NeighboursProps extends Omit<AnswerDetailProps, 'sent'> {
  answer: Pick<FormAnswerDetail, 'newer' | 'older'>;
}

function Neighbours({ club, form, answer: { newer, older } }: NeighboursProps) {
  const hrefOf = (sent: number) => formAnswerHref({ club: club.url, form, sent });
  return (
    <nav className={layout.row1} aria-label={managedFormsTexts.form.answers}>
      {newer !== null && (
        <ButtonLink icon="arrowLeft" to={hrefOf(newer)}>
          {texts.newer}
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink icon="chevronRight" to={hrefOf(older)}>
          {texts.older}
        </ButtonLink>
      )}
    </nav>
  );
}
