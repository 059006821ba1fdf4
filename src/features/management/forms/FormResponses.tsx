import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Tabs } from '#src/components/layout/Tabs.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { lazyContent } from '#src/platform/loading/lazyPart.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { DownloadAnswers } from './answers/DownloadAnswers.tsx';
import { managedFormsHref } from './formsHrefs.ts';
import { formSummaryQuery } from './formsQueries.ts';
import { Summary } from './summary/Summary.tsx';

const AnswersList = lazyContent(async () => (await import('./answers/AnswersList.tsx')).AnswersList);

const texts = managedFormsTexts.form;

interface FormResponsesProps {
  club: Club;
  /** The form's url. */
  form: string;
}

/** The answers to a form: all of them together, or as a list. */
export function FormResponses({ club, form }: FormResponsesProps) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const withHealth = query.get('gezondheid') === '1';
  const summary = useQuery(formSummaryQuery({ club: club.nid, form, withHealth }));
  usePageTitle({ title: summary.data?.form ?? managedFormsTexts.title });
  const back = { to: managedFormsHref(club.url), label: texts.back };
  const tab = query.get('toon') === 'antwoorden' ? 'antwoorden' : 'samenvatting';
  return (
    <Loaded
      query={summary}
      loading={<LoadingCards label={texts.loading} />}
      refused={(error) => isMissing(error) && <UnknownForm club={club} />}
      frame={(state) => (
        <>
          <PageHeader title={managedFormsTexts.title} back={back} />
          {state}
        </>
      )}
    >
      {(known) => (
        <>
          <PageHeader
            title={<span dir="auto">{known.form}</span>}
            back={back}
            actions={
              known.answers > 0 && (
                <DownloadAnswers
                  club={club}
                  form={form}
                  hasHealth={known.questions.some(({ health, answered }) => health && answered > 0)}
                />
              )
            }
          />
          {known.answers === 0 ? (
            <EmptyState title={texts.none} icon="form">
              {texts.noneHint}
            </EmptyState>
          ) : (
            <Tabs
              label={texts.tabs}
              tabs={[
                { id: 'samenvatting', label: texts.summary },
                { id: 'antwoorden', label: texts.answers, count: known.answers },
              ]}
              selected={tab}
              onSelect={(chosen) => write({ toon: chosen === 'antwoorden' ? chosen : '' })}
            >
              {tab === 'antwoorden' ? (
                <AnswersList club={club} form={form} />
              ) : (
                <Summary
                  club={club}
                  form={form}
                  summary={known}
                  isBusy={summary.isPlaceholderData}
                  onShowHealth={() => write({ gezondheid: '1' })}
                />
              )}
            </Tabs>
          )}
        </>
      )}
    </Loaded>
  );
}

function UnknownForm({ club }: { club: Club }) {
  return (
    <EmptyState
      title={texts.unknown}
      icon="form"
      headingLevel="h1"
      action={<ButtonLink to={managedFormsHref(club.url)}>{texts.back}</ButtonLink>}
    >
      {texts.unknownHint}
    </EmptyState>
  );
}
