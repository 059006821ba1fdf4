import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ManagedForm } from '#src/api/entities/management/managedForm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { managedFormsTexts as texts } from '#src/texts/nl/managedForms.ts';
import { clubQuestionsHref, formSummaryHref } from '../formsHrefs.ts';
import { managedFormsQuery } from '../formsQueries.ts';
import { FormButtons } from './FormButtons.tsx';
import styles from './FormsToManage.module.css';

const NewFormDialog = lazyPart(async () => (await import('./NewFormDialog.tsx')).NewFormDialog);

/** The forms of a club with how they stand. Each leads to its answers. */
export function FormsToManage({ club }: { club: Club }) {
  const forms = useQuery(managedFormsQuery(club.nid));
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {texts.add.button}
    </Button>
  );
  const isEmpty = forms.data?.length === 0;
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={!isEmpty && add} />
      <Loaded query={forms} loading={<LoadingCards label={texts.loading} count={3} />}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState title={texts.none} icon="form" action={add}>
              {texts.noneHint}
            </EmptyState>
          ) : (
            <FoundForms club={club} forms={known} />
          )
        }
      </Loaded>
      <div className={styles.registration}>
        <p>{texts.registration.hint}</p>
        <ButtonLink icon="form" to={clubQuestionsHref(club.nid)}>
          {texts.registration.edit}
        </ButtonLink>
      </div>
      <Suspense fallback={null}>
        {isAdding && <NewFormDialog club={club} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  );
}

interface FoundFormsProps {
  club: Club;
  forms: readonly ManagedForm[];
}

/** The forms as a table, or as cards where a table has no room. */
function FoundForms({ club, forms }: FoundFormsProps) {
  const hasRoom = useMediaQuery('(min-width: 1360px)');
  if (hasRoom) return <FormTable club={club} forms={forms} />;
  return (
    <ul className={layout.stack1}>
      {forms.map((form) => (
        <Card as="li" key={form.nid}>
          <h2 className={styles.name}>
            <FormLink club={club} form={form} />
          </h2>
          <div className={styles.facts}>
            <FormState form={form} />
            <span>{texts.questions(form.questions)}</span>
            <AnswersText form={form} />
          </div>
          {form.changed !== null && <Detail>{texts.changed(formatDay(form.changed))}</Detail>}
          <FormButtons club={club} form={form} />
        </Card>
      ))}
    </ul>
  );
}

function FormTable({ club, forms }: FoundFormsProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {Object.entries(texts.columns).map(([name, label]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <tr key={form.nid}>
            <th scope="row">
              <FormLink club={club} form={form} />
            </th>
            <td>
              <FormState form={form} />
            </td>
            <td className={styles.number}>{form.questions}</td>
            <td>
              <AnswersText form={form} />
            </td>
            <td className={styles.number}>{form.changed === null ? '' : formatDay(form.changed)}</td>
            <td>
              <FormButtons club={club} form={form} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OfForm {
  club: Club;
  form: ManagedForm;
}

function FormLink({ club, form }: OfForm) {
  return (
    <Link className={styles.link} to={formSummaryHref({ club: club.url, form: form.url })} dir="auto">
      {form.title}
    </Link>
  );
}

function AnswersText({ form: { answers, lastAnswer } }: Pick<OfForm, 'form'>) {
  return (
    <div>
      <span>{texts.answers(answers)}</span>
      {lastAnswer !== null && <Detail>{texts.last(formatDay(lastAnswer))}</Detail>}
    </div>
  );
}

/** The state of a form, with the day until which, or from which, that holds. */
function FormState({ form }: { form: ManagedForm }) {
  const { state } = form;
  const when = whenText(form);
  return (
    <div>
      <Pill tone={tones[state]}>{texts.state[state]}</Pill>
      {when !== '' && <Detail>{when}</Detail>}
    </div>
  );
}

const tones = {
  draft: 'neutral',
  open: 'success',
  closed: 'neutral',
  planned: 'info',
  over: 'neutral',
} as const satisfies Record<ManagedForm['state'], unknown>;

function whenText({ state, opensOn, closesOn }: ManagedForm): string {
  if (state === 'planned' && opensOn !== null) return texts.opens(formatIsoDay(opensOn));
  if (state === 'over' && closesOn !== null) return texts.closedSince(formatIsoDay(closesOn));
  return state === 'open' && closesOn !== null ? texts.closes(formatIsoDay(closesOn)) : '';
}
