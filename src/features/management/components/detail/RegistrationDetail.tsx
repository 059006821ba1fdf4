import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type Cents, formatEuros } from '#rules/money.ts';
import { formatDay } from '#rules/writtenTime.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ManagedRegistrationDetail } from '#src/api/entities/management/managedRegistration.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { registrationQuery } from '../../queries.ts';
import { hasAddress } from '../../view/hasAddress.ts';
import { managedCourseHref } from '../../view/managementHrefs.ts';
import { deskHref, personHref } from '../../view/peopleHrefs.ts';
import { CancelRegistration } from './CancelRegistration.tsx';
import { FactsSection } from './FactsSection.tsx';
import { MoveRegistration } from './MoveRegistration.tsx';
import styles from './RegistrationDetail.module.css';

const RaisePrice = lazyPart(async () => (await import('../../stopping/RaisePrice.tsx')).RaisePrice);

interface RegistrationDetailProps {
  club: Club;
  /** The course's nid. */
  course: number;
  kind: 'registration' | 'waiting';
  id: number;
}

/** One registration, or one entry of a waiting list: what it is, whom to call, and the answers. */
export function RegistrationDetail({ club, course, kind, id }: RegistrationDetailProps) {
  const query = useQuery(registrationQuery({ club: club.nid, kind, id }));
  usePageTitle({ title: query.data?.name ?? managementTexts.detail.facts });
  const to = managedCourseHref({ club: club.url, course });
  const back = { to, label: managementTexts.detail.back(query.data?.what ?? managementTexts.registrations) };
  return (
    <Loaded
      query={query}
      loading={<LoadingCards label={managementTexts.detail.loading} count={3} />}
      refused={(error) =>
        refusalOf(error)?.status === 404 && (
          <EmptyState
            title={managementTexts.detail.unknown}
            icon="user"
            headingLevel="h1"
            action={<ButtonLink to={to}>{managementTexts.registrations}</ButtonLink>}
          >
            {managementTexts.detail.unknownHint}
          </EmptyState>
        )
      }
      frame={(state) => (
        <>
          <PageHeader title={managementTexts.detail.facts} back={back} />
          {state}
        </>
      )}
    >
      {(known) => (
        <>
          <PageHeader
            title={<span dir="auto">{known.name}</span>}
            lead={<span dir="auto">{known.what}</span>}
            back={back}
          />
          <div className={styles.reading}>
            <Alerts answers={known.answers} />
            <Sections>
              <FactsSection registration={known} />
              {known.price !== undefined && (
                <PriceSection club={club} registration={known} price={known.price} />
              )}
              <AnswersSection answers={known.answers} />
            </Sections>
            <div className={layout.row1}>
              <ButtonLink icon="user" to={personHref(club.url, known.uid)}>
                {clubPeopleTexts.openPerson}
              </ButtonLink>
              {kind === 'waiting' && (
                <ButtonLink icon="plus" to={deskHref(club.url, { waiting: id })}>
                  {clubPeopleTexts.placeWaiting}
                </ButtonLink>
              )}
              {known.state === 'registered' && kind === 'registration' && (
                <>
                  {known.stays && (
                    <ButtonLink
                      icon="plus"
                      to={deskHref(
                        club.url,
                        { member: known.uid },
                        { course: known.what, tariff: known.stays.tariff },
                      )}
                    >
                      {clubPeopleTexts.makeMember}
                    </ButtonLink>
                  )}
                  {!known.trial && (
                    <MoveRegistration club={club} registration={known} mailed={hasAddress(known)} />
                  )}
                  <CancelRegistration club={club} course={course} registration={known} />
                </>
              )}
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}

interface PriceSectionProps {
  club: Club;
  registration: ManagedRegistrationDetail;
  price: Cents;
}

/** What the registration costs, and the button that raises it. */
function PriceSection({ club, registration, price }: PriceSectionProps) {
  const [isRaising, setRaising] = useState(false);
  return (
    <Section id="prijs" title={managementTexts.detail.price}>
      <div className={layout.middleRow1}>
        <p>{formatEuros(price)}</p>
        <Button onClick={() => setRaising(true)}>{managementTexts.detail.raise}</Button>
      </div>
      {isRaising && (
        <Suspense>
          <RaisePrice
            club={club}
            registration={registration}
            mailed={hasAddress(registration)}
            price={price}
            onClose={() => setRaising(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** The answers about health that matter, above everything else. */
function Alerts({ answers }: Pick<ManagedRegistrationDetail, 'answers'>) {
  const alerts = answers.filter(({ alert }) => alert);
  if (alerts.length === 0) return null;
  return (
    <div className={layout.stack1}>
      {alerts.map(({ question, answer }) => (
        <Notice key={question} tone="danger" title={question}>
          <span className={styles.alert} dir="auto">
            {answer}
          </span>
        </Notice>
      ))}
      <p className={styles.quiet}>{managementTexts.detail.healthNoted}</p>
    </div>
  );
}

/** Every answer with its question, and the uploaded files as downloads. */
function AnswersSection({ answers }: Pick<ManagedRegistrationDetail, 'answers'>) {
  return (
    <Section id="antwoorden" title={managementTexts.detail.answers}>
      {answers.length === 0 ? (
        <p className={styles.quiet}>{managementTexts.detail.noAnswers}</p>
      ) : (
        <dl className={styles.answers}>
          {answers.map(({ question, answer, files, changed }) => (
            <div key={question}>
              <dt dir="auto">{question}</dt>
              <dd>
                <span className={styles.answer} dir="auto">
                  {answer}
                </span>
                {changed !== null && <Detail>{managementTexts.detail.changed(formatDay(changed))}</Detail>}
                {files.map(({ name, path }) => (
                  <a
                    key={path}
                    className={styles.link}
                    href={operationUrl('open_question_file', { path })}
                    download={name}
                  >
                    <Icon name="download" size={18} />
                    {managementTexts.detail.download(name)}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
