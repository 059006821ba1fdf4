import { useId } from 'react';
import type {
  ChangeOption,
  ChangeOptions,
  OwnRegistration,
} from '#src/api/entities/registration/ownRegistration.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { hrefs } from '#src/paths.ts';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import {
  consequencesOf,
  differenceText,
  periodTextOf,
  scheduleOf,
  sharedFacts,
} from '../view/registrationTexts.ts';
import styles from './OwnRegistrations.module.css';

interface ChangeOptionPickerProps {
  data: ChangeOptions;
  registration: OwnRegistration;
  chosen: ChangeOption | undefined;
  /** Id of the sentence that a choice is missing. */
  describedBy: string | undefined;
  onChoose: (tariff: number) => void;
}

/** The groups to choose from, and what the chosen one means. */
export function ChangeOptionPicker(props: ChangeOptionPickerProps) {
  const { data, registration, chosen, describedBy, onChoose } = props;
  const name = useId();
  const shared = sharedFacts(data.options);
  return (
    <>
      {data.options.length === 0 ? (
        <EmptyState icon="list" title={texts.nowhere}>
          {texts.nowhereHint}
        </EmptyState>
      ) : (
        <fieldset className={styles.choices} aria-describedby={describedBy}>
          <legend>{texts.changeLegend}</legend>
          {(shared.period !== '' || shared.place !== '') && (
            <p className={styles.muted}>
              {texts.forAll([shared.period, shared.place].filter(Boolean).join(' · '))}
            </p>
          )}
          {data.options.map((option) => (
            <ChoiceCard
              key={option.tariff.nid}
              type="radio"
              name={name}
              checked={option === chosen}
              onChange={() => onChoose(option.tariff.nid)}
              title={option.course.title}
            >
              <span className={styles.facts}>
                <span className={styles.small}>{scheduleOf(option)}</span>
                {option.places !== null && (
                  <Pill tone={option.places === 1 ? 'warning' : 'success'}>
                    {texts.placesLeft(option.places)}
                  </Pill>
                )}
              </span>
              {shared.period === '' && <span className={styles.small}>{periodTextOf(option)}</span>}
              <span className={styles.facts}>
                <span className={styles.small}>
                  {[option.tariff.title, shared.place === '' ? option.place : ''].filter(Boolean).join(' · ')}
                </span>
                <span className={styles.title}>{differenceText(option)}</span>
              </span>
            </ChoiceCard>
          ))}
        </fieldset>
      )}
      {data.asking.length > 0 && <Asking courses={data.asking} registration={registration} />}
      {chosen && (
        <Notice tone="info">
          {consequencesOf(chosen, registration).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

interface AskingProps {
  courses: ChangeOptions['asking'];
  registration: OwnRegistration;
}

/** Courses with room to which nobody can move here, because they ask questions first. */
function Asking({ courses, registration: { name, club } }: AskingProps) {
  return (
    <div>
      <p>{texts.asksFirst(name)}</p>
      <ul className={styles.links}>
        {courses.map(({ nid, url, title }) => (
          <li key={nid}>
            <Link to={hrefs.course({ club: club.url, course: url })}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
