import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { FormColumn } from '#src/api/entities/management/managedForm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { FilterRow } from '#src/components/layout/FilterRow.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { MoreRows } from '../../components/MoreRows.tsx';
import { formAnswersQuery } from '../formsQueries.ts';
import { AnswerCards } from './AnswerCards.tsx';
import styles from './Answers.module.css';
import { AnswerTable } from './AnswerTable.tsx';
import { questionOptions } from './answersView.ts';

const texts = managedFormsTexts.list;

interface AnswersListProps {
  club: Club;
  /** The form's url. */
  form: string;
}

/** The answers to a form, the newest first; searched, filtered and paged by the server. */
export function AnswersList({ club, form }: AnswersListProps) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const hasRoom = useMediaQuery('(min-width: 768px)');
  const typed = useTypedText(query.get('zoek') ?? '', { delay: 300, write: (text) => write({ zoek: text }) });
  const search = (query.get('zoek') ?? '').trim();
  const [column, option] = [query.get('vraag') ?? '', query.get('keuze') ?? ''];
  const pages = useInfiniteQuery(formAnswersQuery({ club: club.nid, form, search, column, option }));
  const clear = () => {
    typed.setText('');
    write({ zoek: '', vraag: '', keuze: '' });
  };
  return (
    <Loaded query={pages} loading={<LoadingCards label={managedFormsTexts.form.loading} />}>
      {({ pages: [first, ...others] }) => {
        if (!first) return null;
        const answers = [first, ...others].flatMap((page) => page.answers);
        const shown = { club, form, title: first.title, columns: first.columns, answers };
        return (
          <>
            <FilterRow>
              <SearchField
                label={texts.search}
                placeholder={texts.search}
                value={typed.text}
                onChange={typed.setText}
              />
              <OptionFilter columns={first.columns} column={column} option={option} onWrite={write} />
            </FilterRow>
            {answers.length === 0 ? (
              <EmptyState
                title={texts.notFound}
                icon="search"
                action={<Button onClick={clear}>{texts.clear}</Button>}
              >
                {texts.notFoundHint}
              </EmptyState>
            ) : (
              <>
                <p role="status" className={styles.quiet}>
                  {texts.count(first.count)}
                </p>
                {first.columns.some(({ health }) => health) && (
                  <p className={styles.quiet}>{texts.healthHint}</p>
                )}
                <div aria-busy={pages.isPlaceholderData || undefined}>
                  {hasRoom ? <AnswerTable {...shown} /> : <AnswerCards {...shown} />}
                </div>
                <MoreRows query={pages} shown={answers.length} count={first.count} />
              </>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface OptionFilterProps {
  columns: readonly FormColumn[];
  column: string;
  option: string;
  onWrite: (words: Readonly<Record<string, string>>) => void;
}

/** Chooses a question, and then one of its options. The first option counts at once, so that a choice always filters. */
function OptionFilter({ columns, column, option, onWrite }: OptionFilterProps) {
  const questions = questionOptions(columns);
  const chosen = columns.find(({ id }) => id === column);
  if (questions.length === 0) return null;
  return (
    <>
      <SelectField
        label={texts.question}
        options={[{ value: '', label: texts.allQuestions }, ...questions]}
        value={chosen ? column : ''}
        onChange={(id) => {
          const first = columns.find((one) => one.id === id)?.options[0]?.value ?? '';
          onWrite({ vraag: id, keuze: first });
        }}
      />
      {chosen && (
        <SelectField
          label={texts.option}
          options={chosen.options}
          value={option}
          onChange={(value) => onWrite({ keuze: value })}
        />
      )}
    </>
  );
}
